import * as z from 'zod/mini';
import { scorerIds } from '../../check/score/catalogue.ts';
import { fileScorerIds } from './findRowScore.ts';

function about<T extends z.ZodMiniType>(description: string, schema: T): T {
  z.globalRegistry.add(schema, { description });
  return schema;
}

const globs = () => z.array(z.string().check(z.minLength(1)));
const share = () => z.number().check(z.minimum(0), z.maximum(1));

/**
 * What a `claimlight.config.json` may say. Nothing in it can make text leave the machine: it comes with a repository,
 * and names no judge, no address and no key.
 */
export const projectOptions = z.strictObject({
  $schema: z.optional(z.string()),
  contexts: z.optional(
    about(
      'What texts must agree with. Keys are globs of texts, of which the first that matches counts; values are files, folders or globs. All are relative to the folder of this file, and none may lead out of it.',
      z.record(z.string(), z.union([z.string().check(z.minLength(1)), globs().check(z.minLength(1))])),
    ),
  ),
  ignores: z.optional(about('Globs of texts that folders and globs do not bring in.', globs())),
  scorer: z.optional(about('Score to compute.', z.enum([...scorerIds, ...fileScorerIds]))),
  failUnder: z.optional(about('Exit with 1 if a score is below this share of the scale.', share())),
  failOver: z.optional(about('Exit with 1 if a score is above this share of the scale.', share())),
  maxFindings: z.optional(
    about(
      'Exit with 1 if there are more contradicted, unsupported or failed claims than this in all.',
      z.int().check(z.minimum(0)),
    ),
  ),
  baseline: z.optional(
    about('File of the findings that are there already and block nothing.', z.string().check(z.minLength(1))),
  ),
});

export type ProjectOptions = z.infer<typeof projectOptions>;

/** Its JSON schema, for completion in editors. */
export const projectSchemaText = (): string =>
  `${JSON.stringify({ title: 'claimlight.config.json', allowTrailingCommas: true, ...z.toJSONSchema(projectOptions, { target: 'draft-7' }) }, null, 2)}\n`;

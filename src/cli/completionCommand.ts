import { t } from '@vscode/l10n';
import { Argument, Command, type Option } from 'commander';
import type { MakeCommand } from './options.ts';

export const completionCommand: MakeCommand = (terminal) =>
  new Command('completion')
    .description(t('Print what a shell needs to complete the commands and options of claimlight.'))
    .addArgument(new Argument('<shell>', t('shell that will read it')).choices(Object.keys(scripts)))
    .action((shell: keyof typeof scripts, _options: object, { parent }: Command) =>
      terminal.write(scripts[shell](parent?.commands ?? [])),
    );

type Commands = readonly Command[];

const longNames = ({ options }: Command): readonly string[] => options.flatMap(({ long }) => long ?? []);

/** Options with a fixed list of values. */
const limited = ({ options }: Command): readonly (Option & { readonly argChoices: readonly string[] })[] =>
  options.filter((one): one is Option & { argChoices: string[] } => one.argChoices !== undefined);

/** Where nothing is offered, bash completes names of files. */
const bash = (commands: Commands): string => `_claimlight() {
  local command=\${COMP_WORDS[1]} current=\${COMP_WORDS[COMP_CWORD]} words=
  case "$command \${COMP_WORDS[COMP_CWORD-1]}" in
${commands
  .flatMap((command) =>
    limited(command).map(
      ({ long, argChoices }) => `    '${command.name()} ${long}') words='${argChoices.join(' ')}' ;;`,
    ),
  )
  .join('\n')}
    *) if [ "$COMP_CWORD" -eq 1 ]; then
      words='${['help', ...commands.map((one) => one.name())].join(' ')}'
    elif [ "\${current#-}" != "$current" ]; then
      case $command in
${commands.map((command) => `        ${command.name()}) words='${longNames(command).join(' ')}' ;;`).join('\n')}
      esac
    fi ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _claimlight claimlight
`;

const fish = (commands: Commands): string =>
  commands
    .flatMap((command) => [
      `complete -c claimlight -n __fish_use_subcommand -f -a ${command.name()} -d ${quoted(command.description())}`,
      ...command.options.map(({ long, description, argChoices }) =>
        [
          `complete -c claimlight -n '__fish_seen_subcommand_from ${command.name()}'`,
          `-l ${long?.replace(/^--/, '')} -d ${quoted(description)}`,
          ...(argChoices ? [`-x -a ${quoted(argChoices.join(' '))}`] : []),
        ].join(' '),
      ),
    ])
    .join('\n')
    .concat('\n');

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

const scripts = {
  bash,
  zsh: (commands: Commands) => `autoload -U +X bashcompinit && bashcompinit\n${bash(commands)}`,
  fish,
} as const;

import { t } from '@vscode/l10n';

/** VS Code's own comes first: the standard one may hold a single file of several. */
const types = ['application/vnd.code.uri-list', 'text/uri-list'] as const;

/** URIs of a list, one a line; lines with a number sign are comments. */
const urisIn = (list: string): readonly string[] =>
  list
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** Takes files that are dropped onto the page. VS Code lets drags into a view while Shift is held. */
export function takeDrops(root: HTMLElement, onDrop: (uris: readonly string[]) => void): void {
  const mark = (dropping: boolean) => {
    root.classList.toggle('is-dropping', dropping);
    root.dataset.drop = dropping ? t('Drop to use as context') : '';
  };
  const typesOf = (event: DragEvent) => types.filter((type) => event.dataTransfer?.types.includes(type));
  window.addEventListener('dragover', (event) => {
    if (typesOf(event).length === 0) return;
    event.preventDefault();
    mark(true);
  });
  window.addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) mark(false);
  });
  window.addEventListener('drop', (event) => {
    mark(false);
    const list = typesOf(event).map((type) => event.dataTransfer?.getData(type) ?? '');
    const uris = list.map(urisIn).find((found) => found.length > 0);
    if (!uris) return;
    event.preventDefault();
    onDrop(uris);
  });
}

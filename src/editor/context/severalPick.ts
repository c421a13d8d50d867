import * as vscode from 'vscode';

/** An entry that is taken at once, with what is ticked: by a click, or by its button in the title. */
export interface InstantItem extends vscode.QuickPickItem {
  /** Id of an icon; the label says what the button does. */
  readonly instantIcon?: string;
}

/**
 * A list of which several entries can be ticked.
 * @param more join the list when they are found; what is ticked until then stays so
 * @returns the ticked ones, and the instant one last; undefined where the list was dismissed
 */
export async function pickSeveral<T extends InstantItem>(
  items: Promise<readonly T[]>,
  more: Promise<readonly T[]>,
  { title, placeHolder }: { readonly title: string; readonly placeHolder: string },
): Promise<readonly T[] | undefined> {
  const list = vscode.window.createQuickPick<T>();
  list.title = title;
  list.placeholder = placeHolder;
  list.canSelectMany = true;
  list.matchOnDescription = true;
  list.keepScrollPosition = true;
  list.busy = true;
  list.show();
  let isOpen = true;
  try {
    return await new Promise((resolve, reject) => {
      list.onDidHide(() => resolve(undefined));
      items.then((all) => fill(list, all, resolve)).catch(reject);
      more
        .then((found) => {
          if (isOpen) extend(list, found);
        })
        .catch(reject);
    });
  } finally {
    isOpen = false;
    list.dispose();
  }
}

function extend<T extends InstantItem>(list: vscode.QuickPick<T>, found: readonly T[]): void {
  const [ticked, active] = [list.selectedItems, list.activeItems];
  if (found.length > 0) {
    list.items = [...list.items, ...found];
    list.selectedItems = ticked;
    list.activeItems = active;
  }
  list.busy = false;
}

function fill<T extends InstantItem>(
  list: vscode.QuickPick<T>,
  items: readonly T[],
  resolve: (picked: readonly T[]) => void,
): void {
  const instant = items.filter(({ instantIcon }) => instantIcon !== undefined);
  const buttons: readonly vscode.QuickInputButton[] = instant.map(({ label, instantIcon }) => ({
    iconPath: new vscode.ThemeIcon(instantIcon!),
    tooltip: label,
  }));
  const take = (last: T | undefined) => {
    const ticked = list.selectedItems.filter((item) => !instant.includes(item));
    resolve(last ? [...ticked, last] : ticked);
  };
  list.items = items;
  list.selectedItems = items.filter(({ picked }) => picked);
  list.buttons = buttons;
  list.onDidTriggerButton((button) => take(instant[buttons.indexOf(button)]));
  list.onDidChangeSelection((ticked) => {
    const [one, ...others] = ticked.filter((item) => instant.includes(item));
    // Who ticks all at once means the files.
    if (one && others.length === 0) take(one);
  });
  list.onDidAccept(() => take(undefined));
}

/** Each theme's name in the settings, its class on the workbench, and the kind that a webview is told. */
export const themes = {
  light: { name: 'Default Light Modern', look: 'vs', kind: 'vscode-light' },
  dark: { name: 'Default Dark Modern', look: 'vs-dark', kind: 'vscode-dark' },
  highContrast: { name: 'Default High Contrast', look: 'hc-black', kind: 'vscode-high-contrast' },
  highContrastLight: {
    name: 'Default High Contrast Light',
    look: 'hc-light',
    kind: 'vscode-high-contrast-light',
  },
} as const;

export type Theme = keyof typeof themes;
export const themeNames = Object.keys(themes) as readonly Theme[];

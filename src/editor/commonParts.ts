import type * as vscode from 'vscode';
import type { LocalModels } from '../worker/localModels.ts';
import type { Workers } from '../worker/workerPort.ts';
import type { WorkspaceBounds } from './context/workspaceBounds.ts';
import type { Registrar } from './registrar.ts';
import type { Settings } from './settings.ts';
import type { SideViewVisibility } from './surfaces/sideViewVisibility.ts';

/** What every part of the extension may use. */
export interface CommonParts {
  readonly registrar: Registrar;
  readonly settings: Settings;
  readonly bounds: WorkspaceBounds;
  readonly sideView: SideViewVisibility;
  readonly extensionUri: vscode.Uri;
  readonly workspaceState: vscode.Memento;
  /** Of all windows. */
  readonly globalState: vscode.Memento;
  readonly secrets: vscode.SecretStorage;
  /** Where results of evaluations are kept. */
  readonly evaluations: vscode.Uri;
  /** Absent in a browser, as the next one. */
  readonly localModels: LocalModels | undefined;
  readonly workers: Workers | undefined;
}

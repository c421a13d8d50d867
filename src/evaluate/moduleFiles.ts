/** Files as modules need them, by their URLs; a port, since the editor's files are not Node's. */
export interface ModuleFiles {
  read(url: string): Promise<string>;
  write(url: string, text: string): Promise<void>;
  remove(url: string): Promise<void>;
  exists(url: string): Promise<boolean>;
}

/** Whether windows can be shown here; only Linux may lack the means. */
export function hasDisplay(): boolean {
  return process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY ?? '');
}

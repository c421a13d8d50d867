/** Models on this machine usually ask for no key, and take their time. */
export const isOnThisMachine = (baseUrl: string): boolean =>
  /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(baseUrl).hostname);

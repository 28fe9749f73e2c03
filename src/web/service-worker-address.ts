/** Where our one worker lies, as the browser takes it, and which build of the site this is. */
const WORKER = '/offline.js';
const OURS = /^\/offline\.js(?:\?v=[\w-]+)?$/;

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * The address of a worker must be trusted; this policy trusts one, of any version.
 *
 * @param version another one makes browsers install the worker anew; empty for none
 */
export function workerAddress(version: string): string {
  const { trustedTypes } = window as unknown as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('offline', {
    createScriptURL(url) {
      if (!OURS.test(url)) throw new TypeError('Not our worker');
      return url;
    },
  });
  const address = version ? `${WORKER}?v=${version}` : WORKER;
  return policy?.createScriptURL(address) ?? address;
}

/** The address of the script this document was built with. */
export function ownScript(): string | null {
  return document.querySelector('script[data-preloads]')?.getAttribute('src') ?? null;
}

/** The one gap that is opened for the payment provider in what scripts may do. */

const PROVIDER = /^https:\/\/([a-z0-9-]+\.)?js\.stripe\.com$/;

interface TrustedTypes {
  readonly defaultPolicy: unknown;
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown;
}

/** The provider's loader names its script as text. That address passes, and nothing else ever does: no markup, no code. */
export function letProviderIn(): void {
  const { trustedTypes } = window as unknown as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', { createScriptURL: (url) => (isProvider(url) ? url : null) });
}

export function isProvider(url: string): boolean {
  return URL.canParse(url) && PROVIDER.test(new URL(url).origin);
}

/** The keys of reCAPTCHA: both, or it is off. */
export interface RecaptchaSettings {
  readonly siteKey: string;
  readonly secretKey: string;
  /** Who judges its words; null: Google. */
  readonly verifyUrl: string | null;
}

interface Given {
  readonly RECAPTCHA_SITE_KEY?: string | undefined;
  readonly RECAPTCHA_SECRET_KEY?: string | undefined;
  readonly RECAPTCHA_VERIFY_URL?: string | undefined;
}

export function recaptchaOf(env: Given): RecaptchaSettings | null {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey, RECAPTCHA_VERIFY_URL: verifyUrl = null } = env;
  return siteKey && secretKey ? { siteKey, secretKey, verifyUrl } : null;
}

/** Said once to whoever wrote in another language, in theirs. */
export const ANSWERED_IN_ENGLISH: Readonly<Record<string, string>> = {
  da: 'Vores svar er på engelsk; dine egne ord står i anførselstegn.',
  de: 'Unsere Antwort ist auf Englisch; Ihre eigenen Worte stehen in Anführungszeichen.',
  es: 'Nuestra respuesta está en inglés; sus propias palabras aparecen entre comillas.',
  fr: 'Notre réponse est en anglais ; vos propres mots y figurent entre guillemets.',
  it: 'La nostra risposta è in inglese; le vostre parole compaiono tra virgolette.',
  ja: '回答は英語です。お客様ご自身の言葉は引用符で示します。',
  nl: 'Ons antwoord is in het Engels; uw eigen woorden staan tussen aanhalingstekens.',
  pt: 'A nossa resposta está em inglês; as suas próprias palavras aparecem entre aspas.',
  zh: '我们的回答使用英文；您的原话放在引号中。',
};

/** What it says in German, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The company is not registered in {0}: register it first, by PUT.':
    'Das Unternehmen ist in {0} nicht registriert: Registrieren Sie es zuerst mit PUT.',
  'certificate holds a private key: send the certificate alone, and keep the key.':
    'certificate enthält einen privaten Schlüssel: Senden Sie nur das Zertifikat, und behalten Sie den Schlüssel.',
  'validTo is {0}, before validFrom {1}: give a later day.':
    'validTo ist {0}, vor validFrom {1}: Geben Sie einen späteren Tag an.',
}

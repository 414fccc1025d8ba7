/** What it says in French, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The company is not registered in {0}: register it first, by PUT.':
    'L’entreprise n’est pas enregistrée en {0} : enregistrez-la d’abord, par PUT.',
  'certificate holds a private key: send the certificate alone, and keep the key.':
    'certificate contient une clé privée : envoyez le certificat seul et gardez la clé.',
  'validTo is {0}, before validFrom {1}: give a later day.':
    'validTo est {0}, avant validFrom {1} : donnez un jour ultérieur.',
}

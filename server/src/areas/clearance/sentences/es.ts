/** What it says in Spanish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The company is not registered in {0}: register it first, by PUT.':
    'La empresa no está registrada en {0}: regístrela antes, con PUT.',
  'certificate holds a private key: send the certificate alone, and keep the key.':
    'certificate contiene una clave privada: envíe solo el certificado y guarde la clave.',
  'validTo is {0}, before validFrom {1}: give a later day.':
    'validTo es {0}, antes de validFrom {1}: indique un día posterior.',
}

/** What it says in Spanish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'Every line of these documents was billed before: choose others.':
    'Todas las líneas de estos documentos ya se facturaron: elija otros.',
  'targetType is {0}, which nothing becomes: see document-actions/v0/flip/config.':
    'targetType es {0}, en lo que nada se convierte: vea document-actions/v0/flip/config.',
  'The document {0} has no lines that could be taken over.': 'El documento {0} no tiene líneas que se puedan tomar.',
  'The document {0} has no line {1}.': 'El documento {0} no tiene la línea {1}.',
}

/** What it says in Spanish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The documents of {0} are held already. Release them first to give another reason.':
    'Los documentos de {0} ya están retenidos. Libérelos antes para dar otro motivo.',
  'The documents of {0} are not held: there is nothing to release.':
    'Los documentos de {0} no están retenidos: no hay nada que liberar.',
}

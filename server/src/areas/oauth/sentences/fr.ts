/** What it says in French, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'Another tab has begun to let a program in since: answer there, or begin again.':
    'Un autre onglet a commencé depuis à laisser entrer un programme : répondez là, ou recommencez.',
  '{0} is not active in this company: ask an administrator to activate it.':
    '{0} n’est pas actif dans cette entreprise : demandez à un administrateur de l’activer.',
  'No program waits in this browser: go back to it and begin again.':
    'Aucun programme n’attend dans ce navigateur : retournez-y et recommencez.',
}

/** What it says in Spanish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'Another tab has begun to let a program in since: answer there, or begin again.':
    'Otra pestaña ha empezado entretanto a dejar entrar un programa: responda allí o empiece de nuevo.',
  '{0} is not active in this company: ask an administrator to activate it.':
    '{0} no está activo en esta empresa: pida a un administrador que lo active.',
  'No program waits in this browser: go back to it and begin again.':
    'Ningún programa espera en este navegador: vuelva a él y empiece de nuevo.',
}

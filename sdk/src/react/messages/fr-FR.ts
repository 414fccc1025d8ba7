import type { SdkMessages } from './en-US.ts'

export const frFR: SdkMessages = {
  'error.title': 'Cela n’a pas marché',
  'error.offline': 'Le serveur est injoignable. Rien n’est perdu : réessayez quand la connexion est rétablie.',
  'error.again': 'Réessayer',
}

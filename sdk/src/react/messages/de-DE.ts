import type { SdkMessages } from './en-US.ts'

export const deDE: SdkMessages = {
  'error.title': 'Das hat nicht geklappt',
  'error.offline':
    'Der Server ist nicht zu erreichen. Nichts geht verloren: versuchen Sie es wieder, wenn die Verbindung steht.',
  'error.again': 'Erneut versuchen',
}

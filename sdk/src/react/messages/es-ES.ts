import type { SdkMessages } from './en-US.ts'

export const esES: SdkMessages = {
  'error.title': 'No ha funcionado',
  'error.offline':
    'No se puede contactar con el servidor. No se ha perdido nada: inténtelo de nuevo cuando vuelva la conexión.',
  'error.again': 'Reintentar',
}

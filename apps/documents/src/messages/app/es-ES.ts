import type { app as english } from './en-US.ts'

export const app: Record<keyof typeof english, string> = {
  'app.title': 'Documentos',

  'help.next': 'Siguiente, anterior',
  'help.open': 'Abrir',
  'help.accept': 'Aceptar',
  'help.reject': 'Rechazar, con un motivo',
  'help.handling': 'Gestión: pasar a un colega',
  'help.back': 'Volver a la lista',

  'keys.move': 'moverse',
  'keys.accept': 'aceptar',
  'keys.reject': 'rechazar',

  'error.load': 'No se pudieron cargar los documentos: {message}',
}

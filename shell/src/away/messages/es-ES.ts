import type { Messages } from './en-US.ts'

const messages: Messages = {
  'away.title': 'Estoy fuera',
  'away.text':
    'Sus compañeros ven hasta cuándo está fuera y quién le sustituye, dondequiera que le busquen. Lo que se envía a su empresa llega como siempre.',
  'away.from': 'Primer día',
  'away.until': 'Último día',
  'away.substitute': 'Sustitución',
  'away.none': 'Ningún compañero se llama así',
  'away.searching': 'Buscando…',
  'away.pick': 'Elegir un día: {field}',
  'away.notDate': 'No es una fecha: escriba día, mes y año.',
  'away.save': 'Guardar',
  'away.back': 'He vuelto',
  'away.cancel': 'Cancelar',
  'away.saved': 'Está fuera hasta el {day}. Sus compañeros lo ven.',
  'away.ended': 'Bienvenido de nuevo. Ya no figura como ausente.',
  'away.turned': 'El último día es anterior al primero: elija uno posterior.',
  'away.unknown': 'No se pudo cargar a sus compañeros.',
}

export default messages

import type { send as english } from './en-US.ts'

export const send: Record<keyof typeof english, string> = {
  'send.title': 'Enviar {number}',
  'send.confirm': 'Enviar',
  'send.final': 'Lo enviado lo conservan ambas partes tal como es. Un error se corrige con una factura rectificativa.',
  'send.receiver': 'Receptor',
  'send.receiverHint': 'Las conexiones de su empresa',
  'send.receiverNeeded': 'Elija quién lo recibe.',
  'send.guessed': 'Elegido por el nombre que figura en el documento.',
  'send.waits': '{receiver} aún no ha aceptado su conexión. El documento espera hasta entonces.',
  'send.way': 'Cómo se envía',
  'send.delivered': '{receiver} lo recibe al instante entre sus documentos.',
  'send.mailed': 'En PDF y XML a {address}.',
  'send.mailedHere': 'Simulado: el correo permanece en esta instalación, pues no hay servidor de correo configurado.',
  'send.peppol': 'En Peppol BIS a {id}.',
  'send.files':
    '{count, plural, one {# archivo va con él.} many {# de archivos van con él.} other {# archivos van con él.}}',
  'send.closed.MEMBER': '{receiver} es miembro y recibe en la red.',
  'send.closed.NO_MEMBER': '{receiver} no es miembro de la red.',
  'send.closed.NO_EMAIL': 'No se conoce ninguna dirección de correo de {receiver}.',
  'send.closed.NO_ENDPOINT': 'No se conoce ningún identificador Peppol de {receiver}.',
  'send.loopback': 'Simulado: bucle local de Peppol. Nada sale de esta instalación.',

  'way.KONTOR': 'En la red',
  'way.EMAIL': 'Por correo',
  'way.PEPPOL_LOOPBACK': 'Por Peppol',
}

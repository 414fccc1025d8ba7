import { esES as rights } from '@kontor/i18n/rights/es-ES'
import type { Messages } from './en-US.ts'

const messages: Messages = {
  'authorize.title': '¿Autorizar a {client}?',
  'authorize.text': '{client} pide trabajar con Kontor en su nombre. Después volverá a {host}.',
  'authorize.company': 'Empresa',
  'authorize.as': 'Sesión iniciada como {name}',
  'authorize.rights': 'Podría entonces, hasta donde llegan sus propios derechos:',
  'authorize.none': 'Saber que ha iniciado sesión, y nada más.',
  'authorize.profile': 'Conocer su nombre, idioma y zona horaria',
  'authorize.email': 'Conocer su dirección de correo electrónico',
  'authorize.offline': 'Seguir en su ausencia, hasta que lo retire en su perfil',
  'authorize.other': 'Iniciar sesión como otra persona',
  'authorize.allow': 'Autorizar',
  'authorize.deny': 'Denegar',
  'authorize.busy': 'Continuando…',
  'authorize.notActive.text':
    '{client} no está activo en {company}. Pida a un administrador que lo active o elija otra empresa.',
  'authorize.gone.title': 'Nada espera su respuesta',
  'authorize.gone.text': 'Vuelva al programa que le envió aquí y empiece de nuevo.',
  'authorize.failed.title': 'Este programa no puede autorizarse',
  'authorize.failed.client': 'Kontor no lo conoce, o fue excluido. Pregunte al operador de este Kontor.',
  'authorize.failed.redirect': 'Quería enviarle a una dirección que no está acordada. Se queda aquí, a salvo.',
  'authorize.failed.other': 'No se pudo entender lo que pedía ({code}). Vuelva a él y empiece de nuevo.',
  'authorize.toKontor': 'Abrir Kontor',
  'consents.title': 'Programas autorizados',
  'consents.none.title': 'No ha autorizado ningún programa',
  'consents.none.text': 'Un programa de terceros que trabaje en su nombre aparecería aquí, y podría excluirlo.',
  'consents.where': '{company}, desde {at}',
  'consents.rights': '{count, plural, one {# derecho} many {# de derechos} other {# derechos}}',
  'consents.revoke': 'Excluir',
  'consents.revokeOne': 'Excluir a {client}',
  'consents.revoked': '{client} está excluido.',
  'consents.failed': 'No se pudieron cargar los programas.',
  ...rights,
}

export default messages

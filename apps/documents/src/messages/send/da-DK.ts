import type { send as english } from './en-US.ts'

export const send: Record<keyof typeof english, string> = {
  'send.title': 'Send {number}',
  'send.confirm': 'Send',
  'send.final': 'Det, der er sendt, gemmes uændret af begge parter. En fejl rettes med en kreditnota.',
  'send.receiver': 'Modtager',
  'send.receiverHint': 'Din virksomheds forbindelser',
  'send.receiverNeeded': 'Vælg, hvem der modtager det.',
  'send.guessed': 'Valgt ud fra navnet i dokumentet.',
  'send.waits': '{receiver} har ikke accepteret din forbindelse endnu. Dokumentet venter så længe.',
  'send.way': 'Forsendelse',
  'send.delivered': '{receiver} modtager det straks blandt sine dokumenter.',
  'send.mailed': 'Som PDF og XML til {address}.',
  'send.mailedHere': 'Simuleret: e-mailen bliver i denne installation, for der er ikke angivet en mailserver.',
  'send.peppol': 'Som Peppol BIS til {id}.',
  'send.files': '{count, plural, one {# fil følger med.} other {# filer følger med.}}',
  'send.closed.MEMBER': '{receiver} er medlem og modtager i netværket.',
  'send.closed.NO_MEMBER': '{receiver} er ikke medlem af netværket.',
  'send.closed.NO_EMAIL': 'Der kendes ingen e-mailadresse på {receiver}.',
  'send.closed.NO_ENDPOINT': 'Der kendes ingen Peppol-id på {receiver}.',
  'send.loopback': 'Simuleret: Peppol-loopback. Intet forlader denne installation.',

  'way.KONTOR': 'I netværket',
  'way.EMAIL': 'Med e-mail',
  'way.PEPPOL_LOOPBACK': 'Via Peppol',
}

import type { Messages } from './en-US.ts'

const messages: Messages = {
  'away.title': 'Ich bin abwesend',
  'away.text':
    'Wer Sie sucht, sieht, bis wann Sie abwesend sind und wer Sie vertritt. Was an Ihre Firma geht, kommt an wie immer.',
  'away.from': 'Erster Tag',
  'away.until': 'Letzter Tag',
  'away.substitute': 'Vertretung',
  'away.none': 'Niemand aus dem Kollegium heißt so',
  'away.searching': 'Wird gesucht …',
  'away.pick': 'Tag wählen: {field}',
  'away.notDate': 'Kein Datum: Tag, Monat und Jahr schreiben.',
  'away.save': 'Speichern',
  'away.back': 'Ich bin zurück',
  'away.cancel': 'Abbrechen',
  'away.saved': 'Sie sind bis {day} abwesend. Wer Sie sucht, sieht es.',
  'away.ended': 'Willkommen zurück. Sie werden nicht mehr als abwesend gezeigt.',
  'away.turned': 'Der letzte Tag liegt vor dem ersten: wählen Sie einen späteren.',
  'away.unknown': 'Das Kollegium konnte nicht geladen werden.',
}

export default messages

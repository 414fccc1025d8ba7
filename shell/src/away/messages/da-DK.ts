import type { Messages } from './en-US.ts'

const messages: Messages = {
  'away.title': 'Jeg er væk',
  'away.text':
    'Dine kolleger ser, hvor længe du er væk, og hvem der afløser dig, hvor de end søger dig. Det, der sendes til virksomheden, kommer frem som altid.',
  'away.from': 'Første dag',
  'away.until': 'Sidste dag',
  'away.substitute': 'Afløser',
  'away.none': 'Ingen kollega hedder sådan',
  'away.searching': 'Søger …',
  'away.pick': 'Vælg en dag: {field}',
  'away.notDate': 'Ikke en dato: skriv dag, måned og år.',
  'away.save': 'Gem',
  'away.back': 'Jeg er tilbage',
  'away.cancel': 'Annuller',
  'away.saved': 'Du er væk til og med {day}. Dine kolleger ser det.',
  'away.ended': 'Velkommen tilbage. Du vises ikke længere som væk.',
  'away.turned': 'Den sidste dag ligger før den første: vælg en senere.',
  'away.unknown': 'Dine kolleger kunne ikke hentes.',
}

export default messages

import type { Messages } from './en-US.ts'

const messages: Messages = {
  'help.title': 'Tastatur',
  'help.palette': 'Suchen oder überallhin springen',
  'help.help': 'Diese Tasten zeigen',
  'help.move': 'Sich in einem Menü oder einer Liste bewegen',
  'help.choose': 'Auswählen',
  'help.escape': 'Schließen, was offen ist',
  'help.reorder': 'Die App in der Seitenleiste verschieben',
  'help.inApps': 'Apps haben eigene Tasten; sie stehen dort neben den Schaltflächen.',
  'palette.placeholder': 'Nummer, Firma oder ein Befehl',
  'palette.apps': 'Apps',
  'palette.people': 'Personen',
  'palette.ofApps': 'In den Apps',
  'palette.writeTo': '{name} schreiben',
  'palette.away': 'abwesend bis {day}',
  'palette.awayWith': 'abwesend bis {day}, Vertretung: {substitute}',
  'palette.commands': 'Befehle',
  'palette.documents': 'Dokumente',
  'palette.companies': 'Firmen',
  'palette.searching': 'Suche läuft …',
  'palette.nothing':
    'Nichts gefunden zu „{query}“. Versuchen Sie eine Dokumentnummer oder einen Teil des Firmennamens.',
  'palette.failed': 'Die Suche konnte nicht abgeschlossen werden.',
  'palette.results': '{count, plural, =0 {Keine Treffer} one {# Treffer} other {# Treffer}}',
  'palette.enter': 'Zu {name} wechseln',
  'palette.documentsWith': 'Dokumente mit {name}',
}

export default messages

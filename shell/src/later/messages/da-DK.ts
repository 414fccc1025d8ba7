import type { Messages } from './en-US.ts'

const messages: Messages = {
  'help.title': 'Tastatur',
  'help.palette': 'Søg, eller gå hvor som helst hen',
  'help.help': 'Vis disse taster',
  'help.move': 'Flyt dig i en menu eller en liste',
  'help.choose': 'Vælg',
  'help.escape': 'Luk det, der er åbent',
  'help.reorder': 'Flyt appen i sidepanelet',
  'help.inApps': 'Apps har deres egne taster; de står ved siden af knapperne.',
  'palette.placeholder': 'Nummer, virksomhed eller kommando',
  'palette.apps': 'Apps',
  'palette.people': 'Personer',
  'palette.ofApps': 'I appsene',
  'palette.writeTo': 'Skriv til {name}',
  'palette.away': 'væk til og med {day}',
  'palette.awayWith': 'væk til og med {day}, afløses af {substitute}',
  'palette.commands': 'Kommandoer',
  'palette.documents': 'Dokumenter',
  'palette.companies': 'Virksomheder',
  'palette.searching': 'Søger …',
  'palette.nothing': 'Intet fundet for »{query}«. Prøv et dokumentnummer eller en del af virksomhedens navn.',
  'palette.failed': 'Søgningen kunne ikke gennemføres.',
  'palette.results': '{count, plural, =0 {Ingen resultater} one {# resultat} other {# resultater}}',
  'palette.enter': 'Gå til {name}',
  'palette.documentsWith': 'Dokumenter med {name}',
}

export default messages

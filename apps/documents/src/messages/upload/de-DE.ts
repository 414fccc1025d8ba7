import type { upload as english } from './en-US.ts'

export const upload: Record<keyof typeof english, string> = {
  'upload.title': 'Dokumente hochladen',
  'upload.drop': 'Dokumente irgendwo hier ablegen',
  'upload.intro':
    'UBL als XML oder JSON, CII oder ein PDF nach Factur-X oder ZUGFeRD. Jede Datei wird ein Entwurf, den Sie prüfen und senden.',
  'upload.choose': 'Dateien wählen',
  'upload.waiting': 'Wartet',
  'upload.reading': 'Wird hochgeladen',
  'upload.done': 'Entwurf',
  'upload.refused': 'Abgewiesen',
  'upload.progress': '{done} von {all} Dateien',
  'upload.fine': 'Nichts zu beheben',
  'upload.findings': '{count, plural, one {# Punkt zu beheben} other {# Punkte zu beheben}}',
  'upload.more':
    '{count, plural, one {und # weiterer: öffnen, um ihn zu sehen} other {und # weitere: öffnen, um sie zu sehen}}',
  'upload.open': 'Öffnen',
  'upload.close': 'Schließen',
  'upload.again': 'Erneut versuchen',
  'upload.noDocument': '{file} ist weder XML noch JSON noch PDF. Laden Sie das Dokument in einer dieser Formen hoch.',
  'upload.refusal.size':
    'Die Datei ist größer oder tiefer verschachtelt, als ein Beleg sein darf. Teilen Sie sie, oder lassen Sie Eingebettetes weg.',
  'upload.refusal.kind':
    'Das ist kein lesbarer Beleg. Laden Sie UBL oder CII als XML, UBL als JSON oder eine PDF mit XML darin hoch.',
  'upload.refusal.encoding': 'Die Zeichen der Datei sind nicht in UTF-8. Speichern Sie sie als UTF-8.',
  'upload.refusal.doctype':
    'Die Datei hat eine Dokumenttyp-Deklaration (DOCTYPE). Entfernen Sie sie: Kein Handelsbeleg braucht eine.',
  'upload.refusal.damaged':
    'Die Datei ist beschädigt oder abgeschnitten. Exportieren Sie sie erneut aus dem Programm, das sie geschrieben hat.',
  'upload.refusal.encrypted': 'Die PDF ist verschlüsselt. Laden Sie sie ohne Passwort und ohne Einschränkungen hoch.',
  'upload.refusal.bare': 'Die PDF enthält keine Rechnung als XML. Bitten Sie um die XML oder um eine hybride PDF.',
  'upload.refusal.where': 'Es steht in Zeile {line}, Spalte {column}.',
  'upload.results': 'Hochgeladene Dateien',
}

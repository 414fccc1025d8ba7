/** What it says in German, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The coding of the document {0} cannot change: {1}.':
    'Die Kontierung des Dokuments {0} kann nicht geändert werden: {1}.',
  'The coding is not clear: {0}.': 'Die Kontierung ist nicht eindeutig: {0}.',
  none: 'keine',
  'version {0}': 'Version {0}',
  'The coding of the document {0} was taken off since, and you saved over {1}: save without version to code it anew.':
    'Die Kontierung des Dokuments {0} wurde inzwischen entfernt, und Sie haben über {1} gespeichert: Speichern Sie ohne version, um neu zu kontieren.',
  'The coding of the document {0} is at version {1}, and you saved over {2}: read it, and save what you changed with version {3}.':
    'Die Kontierung des Dokuments {0} steht bei Version {1}, und Sie haben über {2} gespeichert: Lesen Sie sie, und speichern Sie Ihre Änderung mit Version {3}.',
  'The document {0} has no coding.': 'Das Dokument {0} hat keine Kontierung.',
  'documentId is {0} and the address names {1}: give the same.':
    'documentId ist {0}, und die Adresse nennt {1}: Geben Sie dasselbe an.',
  'The table is none: {0}.': 'Die Tabelle ist keine: {0}.',
  'ListId is {0} and the address names {1}: give the same.':
    'ListId ist {0}, und die Adresse nennt {1}: Geben Sie dasselbe an.',
  'The list {0} cannot be deleted: documents carry codes of it ({1}). Empty it, and nothing new is coded with it.':
    'Die Liste {0} kann nicht gelöscht werden: Dokumente tragen Codes von ihr ({1}). Leeren Sie sie, dann wird nichts Neues damit kontiert.',
  'it is locked as a {0}, and what is locked does not change any more':
    'es ist als {0} gesperrt, und was gesperrt ist, ändert sich nicht mehr',
  'it is an answer: code the document that it answers':
    'es ist eine Antwort: Kontieren Sie das Dokument, auf das sie antwortet',
  'its content was thrown away once no law had it kept':
    'sein Inhalt wurde weggeworfen, als kein Gesetz ihn mehr aufbewahren ließ',
  'it is filed away: take it out of the archive first': 'es ist abgelegt: Holen Sie es zuerst aus dem Archiv',
  'lines names the line {0} twice: give all its parts in one':
    'lines nennt die Position {0} zweimal: Geben Sie alle ihre Teile in einer an',
  '{0} has the amount {1} and the percent {2}: give one of them':
    '{0} hat den Betrag {1} und den Prozentsatz {2}: Geben Sie eines von beiden an',
  '{0} has two codes of the list {1}: split it, and give each part one':
    '{0} hat zwei Codes der Liste {1}: Teilen Sie auf, und geben Sie jedem Teil einen',
  'headers names the list {0} twice: give it one column':
    'headers nennt die Liste {0} zweimal: Geben Sie ihr eine Spalte',
  'rows.{0} has {1} cells and the table {2} columns: give a cell for each, an empty one where there is no code':
    'rows.{0} hat {1} Zellen und die Tabelle {2} Spalten: Geben Sie für jede eine Zelle an, eine leere, wo kein Code ist',
  'Whole document': 'Ganzer Beleg',
  'Line {0}': 'Position {0}',
  'The document has no line {0}.': 'Der Beleg hat keine Position {0}.',
  'Take its codes off.': 'Nehmen Sie ihre Codes heraus.',
  '{0}: {1} is not in the list {2}.': '{0}: {1} steht nicht in der Liste {2}.',
  'Choose a code of the list.': 'Wählen Sie einen Code der Liste.',
  '{0}: {1} of the list {2} is out of use.': '{0}: {1} der Liste {2} wird nicht mehr verwendet.',
  'Choose another code.': 'Wählen Sie einen anderen Code.',
  '{0}: {1} of the list {2} went out of use after it was given.':
    '{0}: {1} der Liste {2} wird nicht mehr verwendet, seit er vergeben wurde.',
  'It may stay, or choose another code.': 'Er darf bleiben, oder wählen Sie einen anderen Code.',
  '{0}: {1} does not go with {2}.': '{0}: {1} passt nicht zu {2}.',
  'Choose another of the two.': 'Wählen Sie einen der beiden anders.',
  '{0}: the list {1} is for the whole document and not for a line.':
    '{0}: Die Liste {1} gilt für den ganzen Beleg und nicht für eine Position.',
  'Give its code to the whole document.': 'Geben Sie ihren Code dem ganzen Beleg.',
  '{0}: part {1} has neither an amount nor a percent.': '{0}: Teil {1} hat weder einen Betrag noch einen Prozentsatz.',
  'Say how much it is, or remove it.': 'Geben Sie an, wie viel er ist, oder entfernen Sie ihn.',
  '{0}: the parts add up to {1} of {2}. {3} is missing.': '{0}: Die Teile ergeben {1} von {2}. Es fehlen {3}.',
  'Give {0} more to a part, or add one.': 'Geben Sie einem Teil {0} mehr, oder fügen Sie einen hinzu.',
  '{0}: the parts add up to {1} of {2}. That is {3} too much.':
    '{0}: Die Teile ergeben {1} von {2}. Das sind {3} zu viel.',
  'Take {0} off a part.': 'Nehmen Sie einem Teil {0} weg.',
}

/** What it says in German, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'Permissions holds {0}, and {1} asks for nothing: leave them out.':
    'Permissions enthält {0}, und {1} verlangt nichts: Lassen Sie sie weg.',
  'Permissions holds {0}, which {1} does not ask for: grant of {2}.':
    'Permissions enthält {0}, was {1} nicht verlangt: Gewähren Sie von {2}.',
  '{0} came with Kontor': '{0} kam mit Kontor',
  '{0} was added by the head office': '{0} wurde von der Zentrale hinzugefügt',
  '{0} was added by the operator': '{0} wurde vom Betreiber hinzugefügt',
  '{0} is in the store already: {1}. Activate that one.': '{0} ist schon im Store: {1}. Aktivieren Sie diese App.',
  '{0} was added from {1}: give an address at {2}, or remove the app first.':
    '{0} wurde von {1} hinzugefügt: Geben Sie eine Adresse unter {2} an, oder entfernen Sie die App zuerst.',
  '{0}: only who put it into the store takes it out.': '{0}: Nur wer sie in den Store gestellt hat, nimmt sie heraus.',
  'The settings of {0} are not those of {1}: an app has its own.':
    'Die Einstellungen von {0} sind nicht die von {1}: Jede App hat ihre eigenen.',
  'There are {0} more.': 'Es gibt {0} weitere.',
  'The manifest is refused.': 'Das Manifest wird abgelehnt.',
  'The manifest is not JSON in UTF-8: {0}.': 'Das Manifest ist kein JSON in UTF-8: {0}.',
  'ManifestUrl is {0}. {1}': 'ManifestUrl ist {0}. {1}',
  'vendorId is "{0}", which is Kontor\'s own name: give your own.':
    'vendorId ist "{0}", der eigene Name von Kontor: Geben Sie Ihren eigenen an.',
  '{0} and {1} of the store are the same name: write it as {2}.':
    '{0} und {1} aus dem Store sind derselbe Name: Schreiben Sie ihn als {2}.',
  'mainUrl is "{0}": {1}': 'mainUrl ist "{0}": {1}',
  'give a web address such as https://notes.acme.example/app/.':
    'geben Sie eine Webadresse wie https://notes.acme.example/app/ an.',
  'give a host of letters, digits and hyphens.': 'geben Sie einen Host aus Buchstaben, Ziffern und Bindestrichen an.',
  'leave out what follows #, where the shell writes the path in the app.':
    'lassen Sie weg, was auf # folgt; dort schreibt die Shell den Pfad in der App.',
  'the shell lives on this site ({0}): give a domain of the app’s own.':
    'auf dieser Site liegt die Shell ({0}): Geben Sie eine eigene Domain der App an.',
  'Kontor’s own apps live there: give an address of the app’s own.':
    'dort liegen Kontors eigene Apps: Geben Sie eine eigene Adresse der App an.',
  '{0} of another vendor lives there: give an address of the app’s own.':
    'dort liegt {0} eines anderen Anbieters: Geben Sie eine eigene Adresse der App an.',
  'a page over https shows no app over http: give an address that begins with https.':
    'eine Seite über https zeigt keine App über http: Geben Sie eine Adresse an, die mit https beginnt.',
  'icon is "{0}": give an address that begins with {1}/, as mainUrl does.':
    'icon ist "{0}": Geben Sie eine Adresse an, die wie mainUrl mit {1}/ beginnt.',
  '{0}.value is "{1}" for {2}: give {3}.': '{0}.value ist "{1}" für {2}: Geben Sie {3} an.',
  '{0}.name is "count", which only Kontor’s own apps have: send kontor.count to the shell instead.':
    '{0}.name ist "count", was nur Kontors eigene Apps haben: Senden Sie stattdessen kontor.count an die Shell.',
  'a path in the app, such as /new': 'einen Pfad in der App wie /new',
  '{0}.titles is missing: say what the search shows for {1}.':
    '{0}.titles fehlt: Sagen Sie, was die Suche für {1} zeigt.',
  '* or one of {0}': '* oder eines von {0}',
  '{0} belongs to Kontor and is always active: it is neither activated nor deactivated.':
    '{0} gehört zu Kontor und ist immer aktiv: Sie wird weder aktiviert noch deaktiviert.',
  'The head office activated {0} for its branches: ask an administrator there.':
    'Die Zentrale hat {0} für ihre Niederlassungen aktiviert: Wenden Sie sich an die Administration dort.',
  '{0} is not active: there is nothing to end.': '{0} ist nicht aktiv: Es gibt nichts zu beenden.',
}

/** What it says in Danish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'Permissions holds {0}, and {1} asks for nothing: leave them out.':
    'Permissions indeholder {0}, og {1} beder ikke om noget: udelad dem.',
  'Permissions holds {0}, which {1} does not ask for: grant of {2}.':
    'Permissions indeholder {0}, som {1} ikke beder om: giv af {2}.',
  '{0} came with Kontor': '{0} fulgte med Kontor',
  '{0} was added by the head office': '{0} blev tilføjet af hovedkontoret',
  '{0} was added by the operator': '{0} blev tilføjet af operatøren',
  '{0} is in the store already: {1}. Activate that one.': '{0} er allerede i butikken: {1}. Aktivér den.',
  '{0} was added from {1}: give an address at {2}, or remove the app first.':
    '{0} blev tilføjet fra {1}: angiv en adresse på {2}, eller fjern først appen.',
  '{0}: only who put it into the store takes it out.': '{0}: kun den, der satte den i butikken, tager den ud.',
  'The settings of {0} are not those of {1}: an app has its own.':
    'Indstillingerne for {0} er ikke dem for {1}: en app har sine egne.',
  'There are {0} more.': 'Der er {0} flere.',
  'The manifest is refused.': 'Manifestet afvises.',
  'The manifest is not JSON in UTF-8: {0}.': 'Manifestet er ikke JSON i UTF-8: {0}.',
  'ManifestUrl is {0}. {1}': 'ManifestUrl er {0}. {1}',
  'vendorId is "{0}", which is Kontor\'s own name: give your own.':
    'vendorId er "{0}", som er Kontors eget navn: angiv dit eget.',
  '{0} and {1} of the store are the same name: write it as {2}.':
    '{0} og {1} i butikken er samme navn: skriv det som {2}.',
  'mainUrl is "{0}": {1}': 'mainUrl er "{0}": {1}',
  'give a web address such as https://notes.acme.example/app/.':
    'angiv en webadresse som https://notes.acme.example/app/.',
  'give a host of letters, digits and hyphens.': 'angiv en vært af bogstaver, cifre og bindestreger.',
  'leave out what follows #, where the shell writes the path in the app.':
    'udelad det, der følger efter #, hvor shellen skriver stien i appen.',
  'the shell lives on this site ({0}): give a domain of the app’s own.':
    'shellen bor på dette websted ({0}): angiv et domæne, der er appens eget.',
  'Kontor’s own apps live there: give an address of the app’s own.':
    'Kontors egne apps bor dér: angiv en adresse, der er appens eget.',
  '{0} of another vendor lives there: give an address of the app’s own.':
    '{0} fra en anden leverandør bor dér: angiv en adresse, der er appens eget.',
  'a page over https shows no app over http: give an address that begins with https.':
    'en side over https viser ingen app over http: angiv en adresse, der begynder med https.',
  'icon is "{0}": give an address that begins with {1}/, as mainUrl does.':
    'icon er "{0}": angiv en adresse, der begynder med {1}/, som mainUrl gør.',
  '{0}.value is "{1}" for {2}: give {3}.': '{0}.value er "{1}" for {2}: angiv {3}.',
  '{0}.name is "count", which only Kontor’s own apps have: send kontor.count to the shell instead.':
    '{0}.name er "count", som kun Kontors egne apps har: send kontor.count til shellen i stedet.',
  'a path in the app, such as /new': 'en sti i appen, såsom /new',
  '{0}.titles is missing: say what the search shows for {1}.': '{0}.titles mangler: sig, hvad søgningen viser for {1}.',
  '* or one of {0}': '* eller en af {0}',
  '{0} belongs to Kontor and is always active: it is neither activated nor deactivated.':
    '{0} hører til Kontor og er altid aktiv: den hverken aktiveres eller deaktiveres.',
  'The head office activated {0} for its branches: ask an administrator there.':
    'Hovedkontoret aktiverede {0} for sine afdelinger: spørg en administrator dér.',
  '{0} is not active: there is nothing to end.': '{0} er ikke aktiv: der er intet at afslutte.',
}

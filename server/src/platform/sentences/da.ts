/** What it says in Danish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The scanner for viruses did not judge ({0}): try again.': 'Virusscanneren gav intet svar ({0}): prøv igen.',
  'The content {0} was thrown away on {1}, once no law had it kept any longer and nobody held it.':
    'Indholdet {0} blev slettet den {1}, da ingen lov længere krævede det, og ingen holdt på det.',
  'The app {0} does not exist.': 'Appen {0} findes ikke.',
  'The attachment {0} does not exist.': 'Den vedhæftede fil {0} findes ikke.',
  'The card {0} does not exist.': 'Kortet {0} findes ikke.',
  'The company {0} does not exist.': 'Virksomheden {0} findes ikke.',
  'The connection {0} does not exist.': 'Forbindelsen {0} findes ikke.',
  'The consent {0} does not exist.': 'Samtykket {0} findes ikke.',
  'The conversation {0} does not exist.': 'Samtalen {0} findes ikke.',
  'The document {0} does not exist.': 'Dokumentet {0} findes ikke.',
  'The identity {0} does not exist.': 'Identiteten {0} findes ikke.',
  'The line {0} does not exist.': 'Linjen {0} findes ikke.',
  'The list {0} does not exist.': 'Listen {0} findes ikke.',
  'The mail {0} does not exist.': 'Mailen {0} findes ikke.',
  'The mapping of line {0} does not exist.': 'Tilknytningen af linjen {0} findes ikke.',
  'The parent company {0} does not exist.': 'Moderselskabet {0} findes ikke.',
  'The program {0} does not exist.': 'Programmet {0} findes ikke.',
  'The property {0} does not exist.': 'Egenskaben {0} findes ikke.',
  'The quote {0} does not exist.': 'Tilbuddet {0} findes ikke.',
  'The request for quotation {0} does not exist.': 'Tilbudsforespørgslen {0} findes ikke.',
  'The return path {0} does not exist.': 'Returadressen {0} findes ikke.',
  'The scheduled task {0} does not exist.': 'Den planlagte opgave {0} findes ikke.',
  'The step {0} does not exist.': 'Trinnet {0} findes ikke.',
  'The team {0} does not exist.': 'Teamet {0} findes ikke.',
  'The upload {0} does not exist.': 'Uploaden {0} findes ikke.',
  'The user {0} does not exist.': 'Personen {0} findes ikke.',
  'Nobody is signed in: sign in first.': 'Ingen er logget ind: log ind først.',
  'The session has ended, or the token is not known: sign in again.':
    'Sessionen er slut, eller tokenet er ukendt: log ind igen.',
  'The tenant header names {0}, where this credential is nobody.':
    'Hovedet for virksomheden angiver {0}, hvor denne adgang ikke gælder.',
  'The actor header names {0}, and the credential is another person’s.':
    'Hovedet for personen angiver {0}, og adgangen tilhører en anden.',
  'Send the value of the XSRF-TOKEN cookie in the X-XSRF-TOKEN header, from the shell’s own page.':
    'Send værdien af cookien XSRF-TOKEN i hovedet X-XSRF-TOKEN fra shellens egen side.',
  'The body is not JSON: {0}.': 'Indholdet er ikke JSON: {0}.',
  'Content-Type is missing: send the body as one of {0}.': 'Content-Type mangler: send indholdet som en af {0}.',
  'Content-Type is {0}: send the body as one of {1}.': 'Content-Type er {0}: send indholdet som en af {1}.',
  'The body is not UTF-8 text: send it in that encoding.': 'Indholdet er ikke tekst i UTF-8: send det i den kodning.',
  'There is no call {0}.': 'Kaldet {0} findes ikke.',
  'There is no page {0}.': 'Siden {0} findes ikke.',
  'The database is away for a moment: repeat the request with the same request id.':
    'Databasen er væk et øjeblik: gentag forespørgslen med samme forespørgsels-id.',
  'A text holds a zero byte, which no text holds: take it out.':
    'En tekst indeholder en nul-byte, som ingen tekst har: fjern den.',
  'The body is larger than this call takes (10 MB for a document, 1 MB otherwise): send less at once.':
    'Indholdet er større, end kaldet tager imod (10 MB for et dokument, ellers 1 MB): send mindre ad gangen.',
  'There is no page at this address.': 'Der er ingen side på denne adresse.',
  'Something went wrong on our side; the request id finds it in the log.':
    'Noget gik galt hos os; forespørgslens id finder det i loggen.',
  'The form is larger than {0} MB, the most that is taken: send a smaller one.':
    'Formularen er større end {0} MB, som er det meste, der tages imod: send en mindre.',
  'The file {0} is larger than {1} MB, the most that is taken: send a smaller one.':
    'Filen {0} er større end {1} MB, som er det meste, der tages imod: send en mindre.',
  'The request id {0} was used before for {1} {2} with other contents: take a new id.':
    'Forespørgsels-id’et {0} er brugt før til {1} {2} med andet indhold: tag et nyt id.',
  'The request id header holds what no id holds: send a uuid.':
    'Hovedet for forespørgsels-id’et indeholder noget, som intet id har: send en UUID.',
  'There is too much in the form beside its files: send less.':
    'Formularen indeholder for meget ved siden af filerne: send mindre.',
  '{0} is longer than {1} kB: send less.': '{0} er længere end {1} kB: send mindre.',
  'The form broke off before its end: send it again.': 'Formularen blev afbrudt før slutningen: send den igen.',
  'The body is not a form: send multipart/form-data with its boundary (RFC 7578).':
    'Indholdet er ikke en formular: send multipart/form-data med dens grænse (RFC 7578).',
  '{0} is no part of this form: leave it out; known are {1}.':
    '{0} hører ikke til denne formular: udelad det; kendte er {1}.',
  '{0} comes more than once: send it once.': '{0} kommer mere end én gang: send det én gang.',
  '{0} is a text: send a file with a file name.': '{0} er en tekst: send en fil med filnavn.',
  '{0} is a file: send it as text.': '{0} er en fil: send det som tekst.',
  '{0} is not JSON: send it as JSON text.': '{0} er ikke JSON: send det som JSON-tekst.',
  'There are {0} bytes: ask for a range within them.': 'Der er {0} byte: spørg efter et område inden for dem.',
  'the path': 'stien',
  'the query': 'forespørgslen',
  'the headers': 'hovederne',
  'the body': 'indholdet',
  'the form': 'formularen',
  'the manifest': 'manifestet',
  'the address': 'adressen',
  'a uuid such as 0192f0c1-2b3c-7d4e-8f50-a1b2c3d4e5f6': 'en UUID som 0192f0c1-2b3c-7d4e-8f50-a1b2c3d4e5f6',
  'a date such as 2026-11-21': 'en dato som 2026-11-21',
  'an instant with its zone such as 2026-11-21T14:02:00Z': 'et tidspunkt med zone som 2026-11-21T14:02:00Z',
  'an e-mail address such as name@example.com': 'en e-mailadresse som name@example.com',
  'a text': 'en tekst',
  'a whole number': 'et helt tal',
  'a number': 'et tal',
  'true or false': 'true eller false',
  'a list': 'en liste',
  'an object': 'et objekt',
  '{0} is required in {1} and is missing: add it.': '{0} er påkrævet og mangler ({1}): tilføj det.',
  '{0} is not known in {1}: leave it out or mend its name; nothing is taken there.':
    '{0} er ikke kendt her ({1}): udelad det, eller ret navnet; intet tages imod der.',
  '{0} is not known in {1}: leave it out or mend its name; known are {2}.':
    '{0} er ikke kendt her ({1}): udelad det, eller ret navnet; kendte er {2}.',
  '{0} is no name that {1} takes in {2}: name it as in {3}.':
    '{0} er ikke et navn, som {1} tager imod ({2}): kald det som i {3}.',
  'what was given': 'noget andet',
  '{0} is {1}: give {2}.': '{0}: angivet er {1}, der ventes {2}.',
  'a {0}': 'en værdi af arten {0}',
  'one of {0}': 'en af {0}',
  'at least 1 character': 'mindst 1 tegn',
  'at least {0} characters': 'mindst {0} tegn',
  'at most 1 character': 'højst 1 tegn',
  'at most {0} characters': 'højst {0} tegn',
  'at least 1 item': 'mindst 1 element',
  'at least {0} items': 'mindst {0} elementer',
  'at most 1 item': 'højst 1 element',
  'at most {0} items': 'højst {0} elementer',
  'at least {0}': 'mindst {0}',
  'at most {0}': 'højst {0}',
  '{0} or more': '{0} eller mere',
  '{0} or less': '{0} eller mindre',
  'what matches {0}': 'hvad der passer til {0}',
  'a value such as {0}': 'en værdi som {0}',
  'what fits the rule {0}': 'hvad der følger reglen {0}',
  missing: 'intet',
  'There is a character U+0000 in {0}, which no text holds: leave it out.':
    'Her står et tegn U+0000, som ingen tekst har ({0}): udelad det.',
  '{0} nests more than {1} levels: send it flatter.': '{0}: mere end {1} niveauer inden i hinanden; send det fladere.',
  'There is half of a character (a lone surrogate) in the body: send both halves or none.':
    'Indholdet indeholder et halvt tegn (et enligt surrogat): send begge halvdele eller ingen.',
  'write it as name@example.com': 'skriv den som name@example.com',
  'before the @ stand at most 64 letters, digits and single dots':
    'før @ står højst 64 bogstaver, cifre og enkelte punktummer',
  'after the @ stands the name of a domain': 'efter @ står navnet på et domæne',
  'It redirects more than {0} times: give the address where it ends.':
    'Den viderestiller mere end {0} gange: angiv adressen, hvor det ender.',
  '{0} answered with status {1}: make it answer with 200 and the file.':
    '{0} svarede med status {1}: lad den svare med 200 og filen.',
  'It is no web address: give one that begins with https:// or http://.':
    'Det er ikke en webadresse: angiv en, der begynder med https:// eller http://.',
  'It holds a user name or a password: give an address that anybody may read.':
    'Den indeholder et brugernavn eller en adgangskode: angiv en adresse, som alle må læse.',
  'It redirects to {0}, which is no address.': 'Den viderestiller til {0}, som ikke er en adresse.',
  'It redirects from https to http, where anybody on the way could change it.':
    'Den viderestiller fra https til http, hvor enhver undervejs kan ændre det.',
  '{0} is this machine: give a public address, or set KONTOR_APP_LOOPBACK=on where apps are developed.':
    '{0} er denne maskine: angiv en offentlig adresse, eller sæt KONTOR_APP_LOOPBACK=on, hvor apps udvikles.',
  '{0} is not an address of the public internet: give one that is.':
    '{0} er ikke en adresse på det offentlige internet: angiv en sådan.',
  'It is larger than {0} bytes: make it smaller.': 'Den er større end {0} byte: gør den mindre.',
  'It comes as {0}, which was not asked for: answer with the plain file.':
    'Den kommer som {0}, hvad der ikke blev bedt om: svar med den rene fil.',
  'It did not answer within {0} s: try again later.': 'Den svarede ikke inden for {0} s: prøv igen senere.',
  'The name {0} is not known: check how it is written.':
    'Navnet {0} er ikke kendt: kontrollér, hvordan det er skrevet.',
  'It could not be read ({0}): check that the server answers.':
    'Den kunne ikke læses ({0}): kontrollér, at serveren svarer.',
  'The list is too long for a spreadsheet. Narrow the filter, or take it as CSV.':
    'Listen er for lang til et regneark. Indsnævr filteret, eller tag den som CSV.',
  'Too many large documents wait to be read. Send this one again in a moment.':
    'For mange store dokumenter venter på at blive læst. Send dette igen om et øjeblik.',
  'Reading the document takes more time than Kontor gives one. Split it.':
    'At læse dokumentet kræver mere tid, end Kontor giver et. Del det.',
  'Reading the document takes more memory than Kontor gives one. Split it.':
    'At læse dokumentet kræver mere hukommelse, end Kontor giver et. Del det.',
  'Too many spreadsheets wait to be written. Ask for this one again in a moment.':
    'For mange regneark venter på at blive skrevet. Bed om dette igen om et øjeblik.',
  admin: 'Virksomhedsadministrator',
  'AP manager': 'Kreditorchef',
  'AP clerk': 'Kreditorbogholder',
  approver: 'Godkender',
  buyer: 'Indkøber',
  requester: 'Rekvirent',
  onboarder: 'Leverandøroptagelse',
  'read-only': 'Kun læsning',
  'supplier contact': 'Leverandørkontakt',
  supporter: 'Support',
  translator: 'Oversætter',
  'Your role does not include the right {0}: ask an administrator of your company.':
    'Din rolle omfatter ikke retten {0}: spørg en administrator i din virksomhed.',
  'The body nests more than {0} levels: send it flatter.':
    'Indholdet har mere end {0} niveauer inden i hinanden: send det fladere.',
  'The assignment {0} does not exist.': 'Tildelingen {0} findes ikke.',
  'The auto-assignee {0} does not exist.': 'Stedfortræderen {0} findes ikke.',
  'The auto-assignment of {0} does not exist.': 'Stedfortrædelsen for {0} findes ikke.',
}

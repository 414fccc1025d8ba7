/** What it says in Danish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The document {0} cannot take the answer {1}: {2}.': 'Dokumentet {0} kan ikke få svaret {1}: {2}.',
  'The response id {0} was used for another document. Choose a new one.':
    'Svar-id’et {0} er brugt til et andet dokument. Vælg et nyt.',
  'ReasonCode is {0}: give one of {1}.': 'ReasonCode er {0}: angiv en af {1}.',
  '{0} needs a Reason or a ReasonCode: say why, so that the other party can mend it.':
    '{0} kræver Reason eller ReasonCode: sig hvorfor, så den anden part kan rette det.',
  'Lines come with BusinessDispute only, not with {0}: leave them out.':
    'Lines følger kun med BusinessDispute, ikke med {0}: udelad dem.',
  'Line {0} is disputed without a Reason or a ReasonCode: say why.':
    'Linje {0} bestrides uden Reason eller ReasonCode: sig hvorfor.',
  'it is none that changes a document': 'det er ikke et svar, der ændrer et dokument',
  'The document {0} has {1} files already: take one off first.':
    'Dokumentet {0} har allerede {1} filer: tag først en af.',
  'The scan found a virus in {0}: nothing of it was kept.': 'Scanningen fandt en virus i {0}: intet af den blev gemt.',
  'file has no name: send it with one.': 'file har intet navn: send den med et.',
  'file {0} is empty: send its bytes.': 'file {0} er tom: send dens byte.',
  'The file {0} cannot be taken off: {1}.': 'Filen {0} kan ikke tages af: {1}.',
  'The files of document {0} cannot be changed: {1}.': 'Filerne til dokumentet {0} kan ikke ændres: {1}.',
  'The document {0} does not allow {1}: {2}.': 'Dokumentet {0} tillader ikke {1}: {2}.',
  'Reason is empty: say how you know, or why, for the log.':
    'Reason er tom: sig til loggen, hvor du ved det fra, eller hvorfor.',
  'The dispatch id {0} was used for another sending. Choose a new one.':
    'Forsendelses-id’et {0} er brugt til en anden forsendelse. Vælg et nyt.',
  'The file {0}, which the document encloses, is larger than {1} MB, the most that is taken: enclose a smaller one.':
    'Filen {0}, som dokumentet rummer, er større end {1} MB, som er det meste, der tages imod: læg en mindre i.',
  'The documents of {0} are held already. Release them first to give another reason.':
    'Dokumenterne med {0} holdes allerede. Frigiv dem først for at give en anden grund.',
  'The documents of {0} are not held: there is nothing to release.':
    'Dokumenterne med {0} holdes ikke: der er intet at frigive.',
  '{0}: {1}. Send one of the types of info/documentprofiles.': '{0}: {1}. Send en af typerne i info/documentprofiles.',
  'The document breaks 1 rule: {0}': 'Dokumentet bryder 1 regel: {0}',
  'The document breaks {0} rules: {1}': 'Dokumentet bryder {0} regler: {1}',
  'The document {0} cannot be locked as a {1}: {2}.': 'Dokumentet {0} kan ikke låses som {1}: {2}.',
  'The document {0} was not there at position {1} of the log.':
    'Dokumentet {0} var der ikke ved position {1} i loggen.',
  'With its files the mail is larger than {0} MB, the most that is sent by mail: take files off and send again.':
    'Med sine filer er mailen større end {0} MB, som er det meste, der sendes pr. mail: tag filer af, og send igen.',
  'More than {0} documents are chosen. Narrow the filter and go on part by part.':
    'Der er valgt mere end {0} dokumenter. Indsnævr filteret, og tag dem lidt ad gangen.',
  'Nothing can be said about the document {0} now: {1}.': 'Der kan ikke siges noget om dokumentet {0} nu: {1}.',
  'Text holds no word: write something.': 'Text indeholder ikke et ord: skriv noget.',
  'The post id {0} was used for another post. Choose a new one.':
    'Indlægs-id’et {0} er brugt til et andet indlæg. Vælg et nyt.',
  'The document {0} is not open to you: {1}. Ask one of them.':
    'Dokumentet {0} er ikke åbent for dig: {1}. Spørg en af dem.',
  'The company is not registered in {0}: register it first, by PUT.':
    'Virksomheden er ikke registreret i {0}: registrér den først med PUT.',
  'certificate holds a private key: send the certificate alone, and keep the key.':
    'certificate indeholder en privat nøgle: send kun certifikatet, og behold nøglen.',
  'validTo is {0}, before validFrom {1}: give a later day.': 'validTo er {0}, før validFrom {1}: angiv en senere dag.',
  'The id {0} was used for another document. Save under a new id.':
    'Id’et {0} er brugt til et andet dokument. Gem under et nyt id.',
  'The document {0} does not exist. Save it without a version.': 'Dokumentet {0} findes ikke. Gem det uden version.',
  'The document {0} cannot be saved: {1}. Save a new one.': 'Dokumentet {0} kan ikke gemmes: {1}. Gem et nyt.',
  'The document {0} has version {1}, not {2}: somebody saved it. Read it again.':
    'Dokumentet {0} har version {1}, ikke {2}: nogen har gemt det. Læs det igen.',
  'Nothing is put off for the document {0}: {1}.': 'Intet udsættes for dokumentet {0}: {1}.',
  'Whoever scheduled it may not do so any more.': 'Den, der planlagde det, må ikke længere gøre det.',
  'The document {0} was saved while it was to be sent. Read it and send again.':
    'Dokumentet {0} blev gemt, mens det skulle sendes. Læs det, og send igen.',
  'The document {0} cannot be sent: {1}.': 'Dokumentet {0} kan ikke sendes: {1}.',
  'The document {0} cannot be sent: the scan found a virus in {1}, which it encloses. Save it without.':
    'Dokumentet {0} kan ikke sendes: scanningen fandt en virus i {1}, som det rummer. Gem det uden.',
  '{0} is not reached by anything yet: give an address to send to.':
    '{0} nås endnu ikke ad nogen vej: angiv en adresse at sende til.',
  '{0} is not reached by {1}: send by {2}.': '{0} nås ikke ad {1}: send ad {2}.',
  'Grants.{0} names nobody: give either UserId or GroupId.':
    'Grants.{0} nævner ingen: angiv enten UserId eller GroupId.',
  'Grants.{0} names two: give either UserId or GroupId.': 'Grants.{0} nævner to: angiv enten UserId eller GroupId.',
  'The document {0} cannot be archived: {1}. Send or delete it.':
    'Dokumentet {0} kan ikke arkiveres: {1}. Send eller slet det.',
  'The tag {0} follows from the document’s state and is not set. Choose another word.':
    'Mærket {0} følger af dokumentets tilstand og sættes ikke. Vælg et andet ord.',
  'The upload {0} was handed on before: upload under a new token.':
    'Uploaden {0} er givet videre før: upload under et nyt token.',
  'The file {0} cannot be handed on: {1}. Upload another.': 'Filen {0} kan ikke gives videre: {1}. Upload en anden.',
  'The document has no line {0}: name one of {1}.': 'Dokumentet har ingen linje {0}: nævn en af {1}.',
  'documentId is {0}, the document of the line itself: name another.':
    'documentId er {0}, linjens eget dokument: nævn et andet.',
  'documentIds names {0} documents: ask for at most {1} at once.':
    'documentIds nævner {0} dokumenter: spørg om højst {1} ad gangen.',
  'The list has more than {0} rows: narrow the filter.': 'Listen har mere end {0} rækker: indsnævr filteret.',
  'The list has more than {0} rows: narrow the filter, or take it as CSV.':
    'Listen har mere end {0} rækker: indsnævr filteret, eller tag den som CSV.',
  'The document has no lines to add up: send one with lines.':
    'Dokumentet har ingen linjer at lægge sammen: send et med linjer.',
  'DocumentCurrencyCode is {0}: give an ISO 4217 code such as EUR.':
    'DocumentCurrencyCode er {0}: angiv en kode efter ISO 4217 som EUR.',
  'The file {0} is not given out: {1}.': 'Filen {0} udleveres ikke: {1}.',
  'the scan for viruses has not come to it yet; ask again in a moment':
    'virusscanningen er ikke nået til den endnu; spørg igen om et øjeblik',
  'the scan found a virus in it': 'scanningen fandt en virus i den',
  'The document {0} was never sent.': 'Dokumentet {0} blev aldrig sendt.',
  'A document comes as application/xml, text/xml, text/html or application/pdf, not as {0}.':
    'Et dokument kommer som application/xml, text/xml, text/html eller application/pdf, ikke som {0}.',
  'locale is {0}: give a language tag such as en-GB.': 'locale er {0}: angiv et sprogmærke som en-GB.',
  'The document {0} cannot be deleted: {1}. Archive it.': 'Dokumentet {0} kan ikke slettes: {1}. Arkivér det.',
  '{0}: documentProfileId is {1}. Name one of info/documentprofiles.':
    '{0}: documentProfileId er {1}. Nævn en af info/documentprofiles.',
  'documentProfileId is {0}, and the document is a {1}. Name the profile of its type.':
    'documentProfileId er {0}, og dokumentet er {1}. Nævn profilen for dets type.',
  'Nothing is known of what {0} asks for.': 'Der vides intet om, hvad {0} beder om.',
  'is no field of a document of type {0}: name one of {1}':
    'er ikke et felt i et dokument af typen {0}: nævn et af {1}',
  'is required by the standard: leave it required and visible':
    'kræves af standarden: lad det være påkrævet og synligt',
  'fields.{0} {1} {2}.': 'fields.{0} {1} {2}.',
  'The document {0} states no taxes.': 'Dokumentet {0} angiver ingen skatter.',
  'The document names {0} as its receiver, and you are connected to nobody of that name. Send it to a connection.':
    'Dokumentet nævner {0} som modtager, og du er ikke forbundet med nogen af det navn. Send det til en forbindelse.',
  'The document names {0} as its receiver, and you are connected to {1} partners of that name. Send it to a connection.':
    'Dokumentet nævner {0} som modtager, og du er forbundet med {1} partnere af det navn. Send det til en forbindelse.',
  'Every line of these documents was billed before: choose others.':
    'Hver linje i disse dokumenter er faktureret før: vælg andre.',
  'targetType is {0}, which nothing becomes: see document-actions/v0/flip/config.':
    'targetType er {0}, som intet bliver til: se document-actions/v0/flip/config.',
  'The document {0} has no lines that could be taken over.': 'Dokumentet {0} har ingen linjer, der kan overtages.',
  'The document {0} has no line {1}.': 'Dokumentet {0} har ingen linje {1}.',
  'A quote does not become {0} by this call: it expires on the day that it names.':
    'Et tilbud bliver ikke {0} ved dette kald: det udløber den dag, det nævner.',
  'A quote does not become {0} by this call: save and send it as a document.':
    'Et tilbud bliver ikke {0} ved dette kald: gem og send det som et dokument.',
  'it is kept to those who were given a right on it, its author and the company’s administrators':
    'det er forbeholdt dem, der fik en ret til det, dets forfatter og virksomhedens administratorer',
  'it takes the right {0} on it, and what was given is {1}': 'det kræver retten {0} til det, og der blev givet {1}',
  'it is held: its content is neither changed nor thrown away until an administrator releases it':
    'det holdes: dets indhold hverken ændres eller slettes, før en administrator frigiver det',
  'it is a draft': 'det er et udkast',
  'it is locked and does not change any more': 'det er låst og ændres ikke længere',
  'it is {0} and does not change any more': 'det er {0} og ændres ikke længere',
  'it was finished before': 'det blev gjort færdigt før',
  'it is {0}': 'det er {0}',
  '{0}, and only a draft that never was more is deleted; {1}':
    '{0}, og kun et udkast, der aldrig var mere, slettes; {1}',
  '{0}, and only a draft that never was more is deleted': '{0}, og kun et udkast, der aldrig var mere, slettes',
  'it is {0}: it was sent or received already': 'det er {0}: det er sendt eller modtaget før',
  'it is filed away already': 'det er allerede arkiveret',
  'no account of it waits to be confirmed: it is known already':
    'ingen af dets konti venter på bekræftelse: den er kendt i forvejen',
  'it is not marked as the duplicate of another': 'det er ikke markeret som dublet af et andet',
  'it is not filed away': 'det er ikke arkiveret',
  'it is held already': 'det holdes allerede',
  'nobody holds it by itself': 'ingen holder det for sig selv',
  'it has not been delivered': 'det er ikke leveret',
  'a document of type {0} does not take this answer': 'et dokument af typen {0} tager ikke imod dette svar',
  'it asks to be paid to an account that is not known of its sender: ask them, and confirm the account first':
    'det beder om betaling til en konto, der ikke er kendt for afsenderen: spørg dem, og bekræft først kontoen',
  'colleagues were asked to approve it, and have not decided yet':
    'kolleger er bedt om at godkende det og har ikke afgjort det endnu',
  'its approval was refused: ask for it anew, or reject the document':
    'dets godkendelse blev afslået: bed om den på ny, eller afvis dokumentet',
  'only its receiver may accept it': 'kun dets modtager må acceptere det',
  'only its receiver may reject it': 'kun dets modtager må afvise det',
  'only its receiver may dispute it': 'kun dets modtager må bestride det',
  'only its receiver may report payment of it': 'kun dets modtager må melde det betalt',
  'only its sender may confirm payment of it': 'kun dets afsender må bekræfte betalingen',
  'only its sender may cancel it': 'kun dets afsender må annullere det',
  'it has not been delivered, and the other party does not have it':
    'det er ikke leveret, og den anden part har det ikke',
  'it is a part of the document; save the document without it': 'den er en del af dokumentet; gem dokumentet uden den',
  'The file {0} is of the type {1}. Over Peppol go PDF, PNG, JPEG, CSV, XLSX and ODS: take it off, or send it as one of these.':
    'Filen {0} er af typen {1}. Over Peppol går PDF, PNG, JPEG, CSV, XLSX og ODS: tag den af, eller send den som en af dem.',
  'Send less in one document.': 'Send mindre i ét dokument.',
  'The largest is {0} of {1} MB: take it off, or send a smaller one.':
    'Den største er {0} på {1} MB: tag den af, eller send en mindre.',
  'With its files the document is larger than {0} MB, the most that goes over Peppol, where a file grows by a third. {1}':
    'Med sine filer er dokumentet større end {0} MB, som er det meste, der går over Peppol, hvor en fil vokser med en tredjedel. {1}',
  'it is locked as a {0}': 'det er låst som {0}',
  'it is a draft, and a draft is still being written': 'det er et udkast, og et udkast skrives der endnu på',
  'it is kept until {0} by law (for the longest time that any law known here asks)':
    'det opbevares ved lov til {0} (i den længste tid, nogen lov, der er kendt her, kræver)',
  'it is kept until {0} by law ({1}: {2})': 'det opbevares ved lov til {0} ({1}: {2})',
  'runAt is {0}, which is not to come: give a later instant.':
    'runAt er {0}, som ikke ligger forude: angiv et senere tidspunkt.',
  'connectionId is required of document.send: say to whom it goes.':
    'connectionId er påkrævet for document.send: sig, hvem det går til.',
  '{0} says nothing of {1}: leave it out.': '{0} siger intet om {1}: udelad det.',
  'cannot find document profile id for provided document type':
    'intet dokumentprofil-id findes til den angivne dokumenttype',
  'The document {0} is not open to this person: {1}.': 'Dokumentet {0} er ikke åbent for denne person: {1}.',
  'The document {0} does not allow {1} now: {2}.': 'Dokumentet {0} tillader ikke {1} nu: {2}.',
  '{0} is not reached by {1}: send by {2} or {3}.': '{0} nås ikke ad {1}: send ad {2} eller {3}.',
}

/** What it says in Danish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'in the unknown role {0}': 'en ukendt rolle ({0})',
  '{0} is {1}, which includes the right {2}, as every role does.':
    '{0} har rollen »{1}«, som omfatter retten {2}, som alle roller gør.',
  '{0} is {1}, which includes the right {2}. {3}': '{0} har rollen »{1}«, som omfatter retten {2}. {3}',
  '{0} is {1}, which does not include the right {2}. {3}': '{0} har rollen »{1}«, som ikke omfatter retten {2}. {3}',
  '{0} does not work in {1}: nobody acts for a company without a role there.':
    '{0} arbejder ikke i {1}: ingen handler for en virksomhed uden en rolle dér.',
  'action is {0}, which no object decides: leave object out.': 'action er {0}, som intet objekt afgør: udelad object.',
  'Everybody who works in a company may see its store and which apps are active.':
    'Alle, der arbejder i en virksomhed, må se dens butik, og hvilke apps der er aktive.',
  'Only an administrator of the company adds apps to its store, activates them with rights, and takes them away.':
    'Kun en administrator i virksomheden tilføjer apps til dens butik, aktiverer dem med rettigheder og fjerner dem.',
  'Only an administrator of the company sets how an app behaves for all, in the app or in the administration.':
    'Kun en administrator i virksomheden bestemmer, hvordan en app opfører sig for alle, i appen eller i administrationen.',
  'Everybody who works in a company may read its data, its branches and its connections’ public profiles.':
    'Alle, der arbejder i en virksomhed, må læse dens data, dens afdelinger og dens forbindelsers offentlige profiler.',
  'Only an administrator of the company changes its name, address and identifiers.':
    'Kun en administrator i virksomheden ændrer dens navn, adresse og id’er.',
  'Only an administrator of the company sets what holds for all who work in it.':
    'Kun en administrator i virksomheden bestemmer, hvad der gælder for alle, der arbejder i den.',
  'Everybody who works with documents reads those of the company; translators have no business with them.':
    'Alle, der arbejder med dokumenter, læser virksomhedens; oversættere har intet med dem at gøre.',
  'Those who write documents save, upload, tag and archive them.':
    'De, der skriver dokumenter, gemmer, uploader, mærker og arkiverer dem.',
  'Those who speak for the company send its documents; a requester writes and leaves the sending to a buyer.':
    'De, der taler for virksomheden, sender dens dokumenter; en rekvirent skriver og overlader afsendelsen til en indkøber.',
  'Those who decide on what comes in accept, reject, dispute and pay, and a supplier confirms or cancels its own.':
    'De, der afgør det indkomne, accepterer, afviser, bestrider og betaler, og en leverandør bekræfter eller annullerer sit eget.',
  'Whoever writes drafts may delete them.': 'Den, der skriver udkast, må slette dem.',
  'Administrators and the heads of accounts payable give others a right on a document.':
    'Administratorer og kreditorchefer giver andre en ret til et dokument.',
  'Whoever deals with documents, and not only looks on, speaks in their threads.':
    'Den, der har med dokumenter at gøre og ikke kun ser på, taler i deres tråde.',
  'Administrators and the heads of accounts payable remap lines and register for clearance.':
    'Administratorer og kreditorchefer knytter linjer om og registrerer hos skattemyndigheden.',
  'Administrators answer for what the company keeps: they hold documents beyond their time, release them, and say whether what need not be kept is thrown away.':
    'Administratorer står inde for, hvad virksomheden opbevarer: de holder dokumenter ud over deres tid, frigiver dem og siger, om det, der ikke skal opbevares, slettes.',
  'Only a translator changes the words of the screens.': 'Kun en oversætter ændrer skærmenes ord.',
  'Those who speak for the company mail its people through Kontor.':
    'De, der taler for virksomheden, skriver mails til dens folk gennem Kontor.',
  'Administrators see every mail that left the company.':
    'Administratorer ser hver mail, der har forladt virksomheden.',
  'Everybody who works in a company may see with whom it is connected, and look for others.':
    'Alle, der arbejder i en virksomhed, må se, hvem den er forbundet med, og søge efter andre.',
  'Administrators, those who bring suppliers in, the heads of accounts payable and supplier contacts ask for connections and answer requests.':
    'Administratorer, de, der optager leverandører, kreditorchefer og leverandørkontakter beder om forbindelser og besvarer anmodninger.',
  'Those who bring suppliers in, who buy and who pay see how far each has come.':
    'De, der optager leverandører, køber ind og betaler, ser, hvor langt hver er nået.',
  'Administrators and those who bring suppliers in upload, invite and approve.':
    'Administratorer og de, der optager leverandører, uploader, inviterer og godkender.',
  'Administrators and the heads of accounts payable set rates of the company’s own.':
    'Administratorer og kreditorchefer sætter virksomhedens egne kurser.',
  'Those who buy, ask, approve and pay see the requisitions.':
    'De, der køber, beder om, godkender og betaler, ser rekvisitionerne.',
  'Requesters and buyers write requisitions.': 'Rekvirenter og indkøbere skriver rekvisitioner.',
  'Buyers and administrators tell how a requisition stands in another system.':
    'Indkøbere og administratorer fortæller, hvordan en rekvisition står i et andet system.',
  'Those who work with what comes in see what was scanned.':
    'De, der arbejder med det indkomne, ser, hvad der er scannet.',
  'Accounts payable mends, holds, rejects and sends on what was scanned.':
    'Kreditorbogholderiet retter, holder, afviser og sender videre, hvad der er scannet.',
  'Administrators and the heads of accounts payable set folders, senders and reasons.':
    'Administratorer og kreditorchefer sætter mapper, afsendere og grunde.',
  'Everybody who works with documents may ask a model.': 'Alle, der arbejder med dokumenter, må spørge en model.',
  'Those whose choices a model learns from teach it by choosing.':
    'De, hvis valg en model lærer af, lærer den op ved at vælge.',
  'Those who bring suppliers in, those who buy and those who look on see what was asked and answered.':
    'De, der optager leverandører, køber ind eller ser på, ser, hvad der er spurgt og svaret.',
  'Administrators and those who bring suppliers in make questionnaires and send them.':
    'Administratorer og de, der optager leverandører, laver spørgeskemaer og sender dem.',
  'A supplier’s contact answers, and so do the administrators and onboarders of any company.':
    'En leverandørs kontakt svarer, og det gør også administratorer og leverandøroptagere i enhver virksomhed.',
  'Everybody sees the tasks of the company.': 'Alle ser virksomhedens opgaver.',
  'Whoever works in the company, and not only looks on, gives tasks and completes them.':
    'Den, der arbejder i virksomheden og ikke kun ser på, giver opgaver og udfører dem.',
  'Everybody who works in a company may see its teams.': 'Alle, der arbejder i en virksomhed, må se dens teams.',
  'Administrators make teams and say who is in them.': 'Administratorer laver teams og siger, hvem der er i dem.',
  'Only an administrator accepts terms for the company.': 'Kun en administrator accepterer vilkår for virksomheden.',
  'Everybody may read what they keep for themselves, and where they work.':
    'Alle må læse, hvad de gemmer for sig selv, og hvor de arbejder.',
  'Everybody may keep what is their own, such as their language.':
    'Alle må passe, hvad der er deres eget, såsom deres sprog.',
  'Everybody who works in a company may see who else does.':
    'Alle, der arbejder i en virksomhed, må se, hvem der ellers gør.',
  'Only an administrator of the company locks people out and lets them in again.':
    'Kun en administrator i virksomheden låser folk ude og lukker dem ind igen.',
  'Everybody who works with documents sees what their flow did and why.':
    'Alle, der arbejder med dokumenter, ser, hvad deres flow gjorde og hvorfor.',
  'Those who deal with documents move them on in their flow.':
    'De, der har med dokumenter at gøre, flytter dem videre i deres flow.',
  'Only administrators and the heads of accounts payable change a flow.':
    'Kun administratorer og kreditorchefer ændrer et flow.',
  'An administrator of the company, and whoever supports it, may ask why somebody may or may not do something.':
    'En administrator i virksomheden, og den, der støtter den, må spørge, hvorfor nogen må eller ikke må noget.',
  'Everybody who works with documents sees who approves them and why.':
    'Alle, der arbejder med dokumenter, ser, hvem der godkender dem og hvorfor.',
  'Those who decide approve and reject; a buyer approves what requesters ask for.':
    'De, der afgør, godkender og afviser; en indkøber godkender, hvad rekvirenter beder om.',
  'Everybody who may be given work sees where it is.': 'Alle, der kan få arbejde, ser, hvor det er.',
  'Those who deal with documents hand work to each other, comment on it and close it.':
    'De, der har med dokumenter at gøre, giver hinanden arbejde, kommenterer det og lukker det.',
  'The heads of accounts payable and administrators set delegates, reminders and escalations.':
    'Kreditorchefer og administratorer sætter stedfortrædere, påmindelser og eskaleringer.',
  'Those who code and approve see the codes and their lists.':
    'De, der konterer og godkender, ser koderne og deres lister.',
  'Accounts payable, buyers and approvers code documents.':
    'Kreditorbogholderi, indkøbere og godkendere konterer dokumenter.',
  'Administrators and the heads of accounts payable keep lists, rules and thresholds.':
    'Administratorer og kreditorchefer fører lister, regler og grænser.',
}

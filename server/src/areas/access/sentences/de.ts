/** What it says in German, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'in the unknown role {0}': 'eine unbekannte Rolle ({0})',
  '{0} is {1}, which includes the right {2}, as every role does.':
    '{0} hat die Rolle „{1}“, die wie jede Rolle das Recht {2} umfasst.',
  '{0} is {1}, which includes the right {2}. {3}': '{0} hat die Rolle „{1}“, die das Recht {2} umfasst. {3}',
  '{0} is {1}, which does not include the right {2}. {3}':
    '{0} hat die Rolle „{1}“, die das Recht {2} nicht umfasst. {3}',
  '{0} does not work in {1}: nobody acts for a company without a role there.':
    '{0} arbeitet nicht bei {1}: Ohne Rolle dort handelt niemand für ein Unternehmen.',
  'action is {0}, which no object decides: leave object out.':
    'action ist {0}, worüber kein Objekt entscheidet: Lassen Sie object weg.',
  'Everybody who works in a company may see its store and which apps are active.':
    'Alle, die in einem Unternehmen arbeiten, sehen seinen Store und welche Apps aktiv sind.',
  'Only an administrator of the company adds apps to its store, activates them with rights, and takes them away.':
    'Nur die Administration des Unternehmens fügt seinem Store Apps hinzu, aktiviert sie mit Rechten und nimmt sie weg.',
  'Only an administrator of the company sets how an app behaves for all, in the app or in the administration.':
    'Nur die Administration des Unternehmens legt fest, wie sich eine App für alle verhält, in der App oder in der Administration.',
  'Everybody who works in a company may read its data, its branches and its connections’ public profiles.':
    'Alle, die in einem Unternehmen arbeiten, lesen seine Daten, seine Niederlassungen und die öffentlichen Profile seiner Verbindungen.',
  'Only an administrator of the company changes its name, address and identifiers.':
    'Nur die Administration des Unternehmens ändert seinen Namen, seine Adresse und seine Kennungen.',
  'Only an administrator of the company sets what holds for all who work in it.':
    'Nur die Administration des Unternehmens legt fest, was für alle gilt, die darin arbeiten.',
  'Everybody who works with documents reads those of the company; translators have no business with them.':
    'Alle, die mit Dokumenten arbeiten, lesen die des Unternehmens; Übersetzer haben mit ihnen nichts zu tun.',
  'Those who write documents save, upload, tag and archive them.':
    'Wer Dokumente schreibt, speichert, lädt hoch, verschlagwortet und legt sie ab.',
  'Those who speak for the company send its documents; a requester writes and leaves the sending to a buyer.':
    'Wer für das Unternehmen spricht, sendet seine Dokumente; wer Bedarf anfordert, schreibt und überlässt das Senden dem Einkauf.',
  'Those who decide on what comes in accept, reject, dispute and pay, and a supplier confirms or cancels its own.':
    'Wer über Eingehendes entscheidet, nimmt an, lehnt ab, bestreitet und zahlt, und ein Lieferant bestätigt oder storniert das Seine.',
  'Whoever writes drafts may delete them.': 'Wer Entwürfe schreibt, darf sie löschen.',
  'Administrators and the heads of accounts payable give others a right on a document.':
    'Administration und Leitung der Kreditorenbuchhaltung geben anderen ein Recht an einem Dokument.',
  'Whoever deals with documents, and not only looks on, speaks in their threads.':
    'Wer mit Dokumenten zu tun hat und nicht nur zusieht, spricht in ihren Gesprächsfäden.',
  'Administrators and the heads of accounts payable remap lines and register for clearance.':
    'Administration und Leitung der Kreditorenbuchhaltung ordnen Positionen neu zu und registrieren zur Freigabe durch die Steuerbehörde.',
  'Administrators answer for what the company keeps: they hold documents beyond their time, release them, and say whether what need not be kept is thrown away.':
    'Die Administration steht dafür ein, was das Unternehmen aufbewahrt: Sie bewahrt Dokumente über ihre Zeit hinaus auf, gibt sie frei und sagt, ob gelöscht wird, was nicht aufbewahrt werden muss.',
  'Only a translator changes the words of the screens.': 'Nur die Übersetzung ändert die Wörter der Oberfläche.',
  'Those who speak for the company mail its people through Kontor.':
    'Wer für das Unternehmen spricht, schreibt seinen Leuten E-Mails über Kontor.',
  'Administrators see every mail that left the company.':
    'Die Administration sieht jede E-Mail, die das Unternehmen verlassen hat.',
  'Everybody who works in a company may see with whom it is connected, and look for others.':
    'Alle, die in einem Unternehmen arbeiten, sehen, mit wem es verbunden ist, und suchen andere.',
  'Administrators, those who bring suppliers in, the heads of accounts payable and supplier contacts ask for connections and answer requests.':
    'Administration, Lieferantenaufnahme, Leitung der Kreditorenbuchhaltung und Lieferantenkontakte fragen Verbindungen an und beantworten Anfragen.',
  'Those who bring suppliers in, who buy and who pay see how far each has come.':
    'Wer Lieferanten aufnimmt, einkauft und zahlt, sieht, wie weit jeder gekommen ist.',
  'Administrators and those who bring suppliers in upload, invite and approve.':
    'Administration und Lieferantenaufnahme laden hoch, laden ein und geben frei.',
  'Administrators and the heads of accounts payable set rates of the company’s own.':
    'Administration und Leitung der Kreditorenbuchhaltung legen eigene Kurse des Unternehmens fest.',
  'Those who buy, ask, approve and pay see the requisitions.':
    'Wer einkauft, anfordert, freigibt und zahlt, sieht die Bedarfsanforderungen.',
  'Requesters and buyers write requisitions.': 'Bedarfsanforderung und Einkauf schreiben Bedarfsanforderungen.',
  'Buyers and administrators tell how a requisition stands in another system.':
    'Einkauf und Administration sagen, wie es in einem anderen System um eine Bedarfsanforderung steht.',
  'Those who work with what comes in see what was scanned.': 'Wer mit Eingehendem arbeitet, sieht, was gescannt wurde.',
  'Accounts payable mends, holds, rejects and sends on what was scanned.':
    'Die Kreditorenbuchhaltung berichtigt, hält zurück, lehnt ab und sendet weiter, was gescannt wurde.',
  'Administrators and the heads of accounts payable set folders, senders and reasons.':
    'Administration und Leitung der Kreditorenbuchhaltung legen Ordner, Absender und Gründe fest.',
  'Everybody who works with documents may ask a model.': 'Alle, die mit Dokumenten arbeiten, dürfen ein Modell fragen.',
  'Those whose choices a model learns from teach it by choosing.':
    'Aus wessen Wahl ein Modell lernt, der lehrt es durch seine Wahl.',
  'Those who bring suppliers in, those who buy and those who look on see what was asked and answered.':
    'Wer Lieferanten aufnimmt, einkauft oder zusieht, sieht, was gefragt und beantwortet wurde.',
  'Administrators and those who bring suppliers in make questionnaires and send them.':
    'Administration und Lieferantenaufnahme erstellen Fragebögen und senden sie.',
  'A supplier’s contact answers, and so do the administrators and onboarders of any company.':
    'Der Kontakt eines Lieferanten antwortet, ebenso Administration und Lieferantenaufnahme jedes Unternehmens.',
  'Everybody sees the tasks of the company.': 'Alle sehen die Aufgaben des Unternehmens.',
  'Whoever works in the company, and not only looks on, gives tasks and completes them.':
    'Wer im Unternehmen arbeitet und nicht nur zusieht, vergibt Aufgaben und erledigt sie.',
  'Everybody who works in a company may see its teams.': 'Alle, die in einem Unternehmen arbeiten, sehen seine Teams.',
  'Administrators make teams and say who is in them.': 'Die Administration bildet Teams und sagt, wer ihnen angehört.',
  'Only an administrator accepts terms for the company.':
    'Nur die Administration nimmt Bedingungen für das Unternehmen an.',
  'Everybody may read what they keep for themselves, and where they work.':
    'Alle dürfen lesen, was sie für sich behalten und wo sie arbeiten.',
  'Everybody may keep what is their own, such as their language.':
    'Alle dürfen führen, was ihr Eigenes ist, etwa ihre Sprache.',
  'Everybody who works in a company may see who else does.':
    'Alle, die in einem Unternehmen arbeiten, sehen, wer noch dort arbeitet.',
  'Only an administrator of the company locks people out and lets them in again.':
    'Nur die Administration des Unternehmens sperrt Personen aus und lässt sie wieder ein.',
  'Everybody who works with documents sees what their flow did and why.':
    'Alle, die mit Dokumenten arbeiten, sehen, was deren Ablauf tat und warum.',
  'Those who deal with documents move them on in their flow.':
    'Wer mit Dokumenten zu tun hat, bewegt sie in ihrem Ablauf weiter.',
  'Only administrators and the heads of accounts payable change a flow.':
    'Nur Administration und Leitung der Kreditorenbuchhaltung ändern einen Ablauf.',
  'An administrator of the company, and whoever supports it, may ask why somebody may or may not do something.':
    'Die Administration des Unternehmens und wer es unterstützt, dürfen fragen, warum jemand etwas darf oder nicht darf.',
  'Everybody who works with documents sees who approves them and why.':
    'Alle, die mit Dokumenten arbeiten, sehen, wer sie freigibt und warum.',
  'Those who decide approve and reject; a buyer approves what requesters ask for.':
    'Wer entscheidet, gibt frei und lehnt ab; der Einkauf gibt frei, was angefordert wird.',
  'Everybody who may be given work sees where it is.': 'Alle, denen Arbeit gegeben werden kann, sehen, wo sie liegt.',
  'Those who deal with documents hand work to each other, comment on it and close it.':
    'Wer mit Dokumenten zu tun hat, gibt Arbeit weiter, kommentiert und schließt sie.',
  'The heads of accounts payable and administrators set delegates, reminders and escalations.':
    'Leitung der Kreditorenbuchhaltung und Administration legen Vertretungen, Erinnerungen und Eskalationen fest.',
  'Those who code and approve see the codes and their lists.':
    'Wer kontiert und freigibt, sieht die Codes und ihre Listen.',
  'Accounts payable, buyers and approvers code documents.':
    'Kreditorenbuchhaltung, Einkauf und Freigabe kontieren Dokumente.',
  'Administrators and the heads of accounts payable keep lists, rules and thresholds.':
    'Administration und Leitung der Kreditorenbuchhaltung führen Listen, Regeln und Schwellen.',
}

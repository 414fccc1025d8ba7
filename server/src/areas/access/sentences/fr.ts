/** What it says in French, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'in the unknown role {0}': 'un rôle inconnu ({0})',
  '{0} is {1}, which includes the right {2}, as every role does.':
    '{0} a le rôle « {1} », qui comprend le droit {2}, comme tous les rôles.',
  '{0} is {1}, which includes the right {2}. {3}': '{0} a le rôle « {1} », qui comprend le droit {2}. {3}',
  '{0} is {1}, which does not include the right {2}. {3}':
    '{0} a le rôle « {1} », qui ne comprend pas le droit {2}. {3}',
  '{0} does not work in {1}: nobody acts for a company without a role there.':
    '{0} ne travaille pas chez {1} : nul n’agit pour une entreprise sans y avoir un rôle.',
  'action is {0}, which no object decides: leave object out.':
    'action est {0}, dont aucun objet ne décide : omettez object.',
  'Everybody who works in a company may see its store and which apps are active.':
    'Tous ceux qui travaillent dans une entreprise voient sa boutique et les applications actives.',
  'Only an administrator of the company adds apps to its store, activates them with rights, and takes them away.':
    'Seul un administrateur de l’entreprise ajoute des applications à sa boutique, les active avec des droits et les retire.',
  'Only an administrator of the company sets how an app behaves for all, in the app or in the administration.':
    'Seul un administrateur de l’entreprise règle le comportement d’une application pour tous, dans l’application ou dans l’administration.',
  'Everybody who works in a company may read its data, its branches and its connections’ public profiles.':
    'Tous ceux qui travaillent dans une entreprise lisent ses données, ses succursales et les profils publics de ses connexions.',
  'Only an administrator of the company changes its name, address and identifiers.':
    'Seul un administrateur de l’entreprise change son nom, son adresse et ses identifiants.',
  'Only an administrator of the company sets what holds for all who work in it.':
    'Seul un administrateur de l’entreprise fixe ce qui vaut pour tous ceux qui y travaillent.',
  'Everybody who works with documents reads those of the company; translators have no business with them.':
    'Tous ceux qui travaillent avec des documents lisent ceux de l’entreprise ; les traducteurs n’ont rien à y faire.',
  'Those who write documents save, upload, tag and archive them.':
    'Ceux qui écrivent des documents les enregistrent, les téléversent, les étiquettent et les archivent.',
  'Those who speak for the company send its documents; a requester writes and leaves the sending to a buyer.':
    'Ceux qui parlent pour l’entreprise envoient ses documents ; un demandeur écrit et laisse l’envoi à un acheteur.',
  'Those who decide on what comes in accept, reject, dispute and pay, and a supplier confirms or cancels its own.':
    'Ceux qui décident de ce qui arrive acceptent, rejettent, contestent et paient, et un fournisseur confirme ou annule les siens.',
  'Whoever writes drafts may delete them.': 'Qui écrit des brouillons peut les supprimer.',
  'Administrators and the heads of accounts payable give others a right on a document.':
    'Les administrateurs et les responsables de la comptabilité fournisseurs donnent à d’autres un droit sur un document.',
  'Whoever deals with documents, and not only looks on, speaks in their threads.':
    'Qui traite les documents, et ne fait pas que regarder, parle dans leurs fils.',
  'Administrators and the heads of accounts payable remap lines and register for clearance.':
    'Les administrateurs et les responsables de la comptabilité fournisseurs réaffectent les lignes et enregistrent auprès de l’administration fiscale.',
  'Administrators answer for what the company keeps: they hold documents beyond their time, release them, and say whether what need not be kept is thrown away.':
    'Les administrateurs répondent de ce que l’entreprise conserve : ils retiennent des documents au-delà de leur temps, les libèrent, et disent si ce qui n’a plus à être conservé est détruit.',
  'Only a translator changes the words of the screens.': 'Seul un traducteur change les mots des écrans.',
  'Those who speak for the company mail its people through Kontor.':
    'Ceux qui parlent pour l’entreprise écrivent à ses membres par Kontor.',
  'Administrators see every mail that left the company.':
    'Les administrateurs voient tout e-mail sorti de l’entreprise.',
  'Everybody who works in a company may see with whom it is connected, and look for others.':
    'Tous ceux qui travaillent dans une entreprise voient à qui elle est connectée et en cherchent d’autres.',
  'Administrators, those who bring suppliers in, the heads of accounts payable and supplier contacts ask for connections and answer requests.':
    'Les administrateurs, ceux qui accueillent les fournisseurs, les responsables de la comptabilité fournisseurs et les contacts fournisseurs demandent des connexions et répondent aux demandes.',
  'Those who bring suppliers in, who buy and who pay see how far each has come.':
    'Ceux qui accueillent les fournisseurs, achètent et paient voient où en est chacun.',
  'Administrators and those who bring suppliers in upload, invite and approve.':
    'Les administrateurs et ceux qui accueillent les fournisseurs téléversent, invitent et approuvent.',
  'Administrators and the heads of accounts payable set rates of the company’s own.':
    'Les administrateurs et les responsables de la comptabilité fournisseurs fixent les taux propres à l’entreprise.',
  'Those who buy, ask, approve and pay see the requisitions.':
    'Ceux qui achètent, demandent, approuvent et paient voient les demandes d’achat.',
  'Requesters and buyers write requisitions.': 'Les demandeurs et les acheteurs écrivent les demandes d’achat.',
  'Buyers and administrators tell how a requisition stands in another system.':
    'Les acheteurs et les administrateurs disent où en est une demande d’achat dans un autre système.',
  'Those who work with what comes in see what was scanned.':
    'Ceux qui travaillent avec ce qui arrive voient ce qui a été numérisé.',
  'Accounts payable mends, holds, rejects and sends on what was scanned.':
    'La comptabilité fournisseurs corrige, retient, rejette et fait suivre ce qui a été numérisé.',
  'Administrators and the heads of accounts payable set folders, senders and reasons.':
    'Les administrateurs et les responsables de la comptabilité fournisseurs fixent dossiers, expéditeurs et motifs.',
  'Everybody who works with documents may ask a model.':
    'Tous ceux qui travaillent avec des documents peuvent interroger un modèle.',
  'Those whose choices a model learns from teach it by choosing.':
    'Ceux dont un modèle apprend les choix l’instruisent en choisissant.',
  'Those who bring suppliers in, those who buy and those who look on see what was asked and answered.':
    'Ceux qui accueillent les fournisseurs, achètent ou regardent voient ce qui a été demandé et répondu.',
  'Administrators and those who bring suppliers in make questionnaires and send them.':
    'Les administrateurs et ceux qui accueillent les fournisseurs font des questionnaires et les envoient.',
  'A supplier’s contact answers, and so do the administrators and onboarders of any company.':
    'Le contact d’un fournisseur répond, ainsi que les administrateurs et les responsables de l’accueil de toute entreprise.',
  'Everybody sees the tasks of the company.': 'Tous voient les tâches de l’entreprise.',
  'Whoever works in the company, and not only looks on, gives tasks and completes them.':
    'Qui travaille dans l’entreprise, et ne fait pas que regarder, donne des tâches et les accomplit.',
  'Everybody who works in a company may see its teams.':
    'Tous ceux qui travaillent dans une entreprise voient ses équipes.',
  'Administrators make teams and say who is in them.':
    'Les administrateurs forment les équipes et disent qui en fait partie.',
  'Only an administrator accepts terms for the company.':
    'Seul un administrateur accepte des conditions pour l’entreprise.',
  'Everybody may read what they keep for themselves, and where they work.':
    'Chacun peut lire ce qu’il garde pour lui et où il travaille.',
  'Everybody may keep what is their own, such as their language.':
    'Chacun peut tenir ce qui est à lui, comme sa langue.',
  'Everybody who works in a company may see who else does.':
    'Tous ceux qui travaillent dans une entreprise voient qui d’autre y travaille.',
  'Only an administrator of the company locks people out and lets them in again.':
    'Seul un administrateur de l’entreprise bloque des personnes et les laisse revenir.',
  'Everybody who works with documents sees what their flow did and why.':
    'Tous ceux qui travaillent avec des documents voient ce que leur flux a fait et pourquoi.',
  'Those who deal with documents move them on in their flow.':
    'Ceux qui traitent les documents les font avancer dans leur flux.',
  'Only administrators and the heads of accounts payable change a flow.':
    'Seuls les administrateurs et les responsables de la comptabilité fournisseurs changent un flux.',
  'An administrator of the company, and whoever supports it, may ask why somebody may or may not do something.':
    'Un administrateur de l’entreprise et qui l’assiste peuvent demander pourquoi quelqu’un peut ou ne peut pas faire quelque chose.',
  'Everybody who works with documents sees who approves them and why.':
    'Tous ceux qui travaillent avec des documents voient qui les approuve et pourquoi.',
  'Those who decide approve and reject; a buyer approves what requesters ask for.':
    'Ceux qui décident approuvent et rejettent ; un acheteur approuve ce que demandent les demandeurs.',
  'Everybody who may be given work sees where it is.':
    'Tous ceux à qui l’on peut confier du travail voient où il en est.',
  'Those who deal with documents hand work to each other, comment on it and close it.':
    'Ceux qui traitent les documents se confient du travail, le commentent et le closent.',
  'The heads of accounts payable and administrators set delegates, reminders and escalations.':
    'Les responsables de la comptabilité fournisseurs et les administrateurs fixent délégués, rappels et escalades.',
  'Those who code and approve see the codes and their lists.':
    'Ceux qui imputent et approuvent voient les codes et leurs listes.',
  'Accounts payable, buyers and approvers code documents.':
    'La comptabilité fournisseurs, les acheteurs et les approbateurs imputent les documents.',
  'Administrators and the heads of accounts payable keep lists, rules and thresholds.':
    'Les administrateurs et les responsables de la comptabilité fournisseurs tiennent listes, règles et seuils.',
}

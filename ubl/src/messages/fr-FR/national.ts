import type { FindingWords } from '../index.ts'

/** What findings of the national rules within Peppol say, in French. */
export const national: FindingWords = {
  'Enter one of them.': 'Saisissez l’un des deux.',
  'Correct one of them.': 'Corrigez l’une des deux.',
  'Write the four digits in {0}.': 'Écrivez les quatre chiffres dans {0}.',
  'Write one of {0}.': 'Écrivez l’une de ces valeurs : {0}.',
  'Add a supporting document described {0}.': 'Ajoutez une pièce justificative décrite {0}.',
  'The address of an Italian seller has no {0}.': 'Dans l’adresse d’un vendeur italien, il manque : {0}.',
  'Dutch sellers are paid by {0}.': 'Les vendeurs néerlandais sont payés par {0}.',
  'Choose one of them.': 'Choisissez l’une de ces valeurs.',
  'Add the preceding invoice.': 'Ajoutez la facture antérieure.',
  'Correct it.': 'Corrigez cette donnée.',
  'A Danish seller gives its CVR number.': 'Un vendeur danois donne son numéro CVR.',
  'Enter it as the legal registration.': 'Saisissez-le comme immatriculation.',
  'The legal registration of a Danish seller has the scheme 0184.':
    'L’immatriculation d’un vendeur danois a le schéma 0184.',
  'Write schemeID="0184".': 'Écrivez schemeID="0184".',
  'The total of a Danish credit note is negative.': 'Le total d’un avoir danois est négatif.',
  'Send an invoice.': 'Envoyez une facture.',
  'An identifier of the seller has no scheme.': 'Un identifiant du vendeur n’a pas de schéma.',
  'Add schemeID.': 'Ajoutez schemeID.',
  'An identifier of the buyer has no scheme.': 'Un identifiant de l’acheteur n’a pas de schéma.',
  'Danish sellers are paid by 1, 10, 31, 42, 48, 49, 50, 58, 59, 93 or 97.':
    'Les vendeurs danois sont payés par 1, 10, 31, 42, 48, 49, 50, 58, 59, 93 ou 97.',
  'A transfer (31, 42) needs account and registration number.':
    'Un virement (31, 42) exige le compte et le numéro d’enregistrement de la banque (reg.nr.).',
  'Enter both.': 'Saisissez les deux.',
  'A direct debit (49) needs mandate and account of the payer.':
    'Un prélèvement (49) exige le mandat et le compte du payeur.',
  'A giro payment (50) needs a reference from 01#, 04# or 15# and an account of seven characters.':
    'Un paiement giro (50) exige une référence commençant par 01#, 04# ou 15# et un compte de sept caractères.',
  'Correct them.': 'Corrigez ces données.',
  'A giro reference from 04# or 15# has 16 digits behind it.':
    'Une référence giro commençant par 04# ou 15# est suivie de 16 chiffres.',
  'Correct the reference.': 'Corrigez la référence.',
  'A FIK payment (93) needs a reference from 71#, 73# or 75# and an account of eight characters.':
    'Un paiement FIK (93) exige une référence commençant par 71#, 73# ou 75# et un compte de huit caractères.',
  'A FIK reference from 71# or 75# has 15 or 16 digits behind it.':
    'Une référence FIK commençant par 71# ou 75# est suivie de 15 ou 16 chiffres.',
  'A UNSPSC code of a Danish seller is of version 19.0501.':
    'Un code UNSPSC d’un vendeur danois est de la version 19.0501.',
  'Write listVersionID="19.05.01".': 'Écrivez listVersionID="19.05.01".',
  'A tax that is not VAT (ZZZ) has its four digits as the reason.':
    'Une taxe autre que la TVA (ZZZ) a ses quatre chiffres pour motif.',
  'The number of a Greek invoice has six segments, divided by |.':
    'Le numéro d’une facture grecque a six segments, séparés par |.',
  'Write tax number|date|branch|type|series|number.': 'Écrivez numéro fiscal|date|établissement|type|série|numéro.',
  'The first segment of the number is not the tax number of the seller or its representative.':
    'Le premier segment du numéro n’est pas le numéro fiscal (AFM) du vendeur ou de son représentant.',
  'Write the nine digits.': 'Écrivez les neuf chiffres.',
  'The second segment of the number is not the date of the invoice.':
    'Le deuxième segment du numéro n’est pas la date de la facture.',
  'Write it as DD/MM/YYYY.': 'Écrivez-la sous la forme JJ/MM/AAAA.',
  'The third segment of the number is no whole number.': 'Le troisième segment du numéro n’est pas un nombre entier.',
  'Write the number of the branch, 0 for the seat.': 'Écrivez le numéro de l’établissement, 0 pour le siège.',
  'The fourth segment of the number is no Greek document type.':
    'Le quatrième segment du numéro n’est pas un type de document grec.',
  'The fifth segment of the number is empty.': 'Le cinquième segment du numéro est vide.',
  'Write the series, 0 where there is none.': 'Écrivez la série, 0 s’il n’y en a pas.',
  'The sixth segment of the number is empty.': 'Le sixième segment du numéro est vide.',
  'Write the running number.': 'Écrivez le numéro d’ordre.',
  'A Greek seller gives its registered name.': 'Un vendeur grec donne sa raison sociale.',
  'A Greek seller gives its VAT number, from EL.': 'Un vendeur grec donne son numéro de TVA, commençant par EL.',
  'Enter it.': 'Saisissez-le.',
  'The VAT number of a Greek seller is EL and a tax number.':
    'Le numéro de TVA d’un vendeur grec est EL suivi d’un numéro fiscal (AFM).',
  'A Greek invoice has one MARK number.': 'Une facture grecque a un numéro MARK.',
  'The MARK number is no positive whole number.': 'Le numéro MARK n’est pas un nombre entier positif.',
  'A Greek invoice has one address where it can be verified.':
    'Une facture grecque a une adresse où elle peut être vérifiée.',
  'A Greek invoice has more than one address where it can be verified.':
    'Une facture grecque a plus d’une adresse où elle peut être vérifiée.',
  'The address where the invoice can be verified is missing.': 'L’adresse où la facture peut être vérifiée manque.',
  'Enter the URI.': 'Saisissez l’URI.',
  'A Greek seller gives the full name of the buyer.': 'Un vendeur grec donne le nom complet de l’acheteur.',
  'A Greek buyer is known by its VAT number, from EL.':
    'Un acheteur grec est désigné par son numéro de TVA, commençant par EL.',
  'The electronic address of a Greek seller is its tax number (scheme 9933).':
    'L’adresse électronique d’un vendeur grec est son numéro fiscal (AFM, schéma 9933).',
  'The electronic address of a Greek buyer is its tax number (scheme 9933).':
    'L’adresse électronique d’un acheteur grec est son numéro fiscal (AFM, schéma 9933).',
  'An Icelandic seller sends the types 380 and 381.': 'Un vendeur islandais envoie les types 380 et 381.',
  'An Icelandic seller gives its kennitala.': 'Un vendeur islandais donne son numéro kennitala.',
  'Enter it as the legal registration, with the scheme 0196.':
    'Saisissez-le comme immatriculation, avec le schéma 0196.',
  'The address of an Icelandic seller has street and post code.':
    'L’adresse d’un vendeur islandais a une rue et un code postal.',
  'Add them.': 'Ajoutez-les.',
  'An Icelandic buyer is known by its kennitala.': 'Un acheteur islandais est désigné par son numéro kennitala.',
  'The address of an Icelandic buyer has street and post code.':
    'L’adresse d’un acheteur islandais a une rue et un code postal.',
  'A claim (payment means 9) needs an account of twelve digits.':
    'Une créance (moyen de paiement 9) exige un compte de douze chiffres.',
  'Enter the account.': 'Saisissez le compte.',
  'A transfer (payment means 42) needs an account of twelve digits.':
    'Un virement (moyen de paiement 42) exige un compte de douze chiffres.',
  'The final due date (EINDAGI) is no date.': 'L’échéance finale (EINDAGI) n’est pas une date.',
  'Write it as YYYY-MM-DD.': 'Écrivez-la sous la forme AAAA-MM-JJ.',
  'There is a final due date (EINDAGI) without a due date.': 'Il y a une échéance finale (EINDAGI) sans échéance.',
  'Enter the due date.': 'Saisissez l’échéance.',
  'The final due date (EINDAGI) is before the due date.': 'L’échéance finale (EINDAGI) précède l’échéance.',
  'The tax registration of an Italian seller has 11 to 16 characters.':
    'L’immatriculation fiscale d’un vendeur italien a 11 à 16 caractères.',
  'A Dutch credit note names the invoice that it is about.':
    'Un avoir néerlandais indique la facture sur laquelle il porte.',
  'The address has no street, city or post code.': 'L’adresse n’a pas de rue, de localité ou de code postal.',
  'Complete the address of the seller.': 'Complétez l’adresse du vendeur.',
  'The legal registration of a Dutch party is a KVK or OIN number.':
    'L’immatriculation d’une partie néerlandaise est un numéro KVK ou OIN.',
  'Write schemeID="0106" (KVK) or "0190" (OIN).': 'Écrivez schemeID="0106" (KVK) ou "0190" (OIN).',
  'Complete the address of the buyer.': 'Complétez l’adresse de l’acheteur.',
  'Complete the address of the tax representative.': 'Complétez l’adresse du représentant fiscal.',
  'A Dutch seller says how it is paid.': 'Un vendeur néerlandais dit comment il est payé.',
  'Add the payment means.': 'Ajoutez le moyen de paiement.',
  'A line names an order line, and the invoice no order.':
    'Une ligne indique une ligne de commande, mais la facture aucune commande.',
  'Add the number of the order.': 'Ajoutez le numéro de la commande.',
  'A Norwegian VAT number is NO, an organisation number and MVA.':
    'Un numéro de TVA norvégien est NO, un numéro d’organisation et MVA.',
  'Correct the VAT number, e.g. NO974760673MVA.': 'Corrigez le numéro de TVA, p. ex. NO974760673MVA.',
  'Most Norwegian sellers must state "Foretaksregisteret".':
    'La plupart des vendeurs norvégiens doivent indiquer « Foretaksregisteret ».',
  'Add it as the tax registration, with the tax scheme TAX.':
    'Ajoutez-le comme immatriculation fiscale, avec le régime fiscal TAX.',
  'A Swedish VAT number has 14 characters.': 'Un numéro de TVA suédois a 14 caractères.',
  'Correct it, e.g. SE556677889901.': 'Corrigez-le, p. ex. SE556677889901.',
  'A Swedish VAT number has twelve digits behind SE.': 'Un numéro de TVA suédois a douze chiffres après SE.',
  'A Swedish organisation number has digits only.': 'Un numéro d’organisation suédois n’a que des chiffres.',
  'Correct it, e.g. 5566778899.': 'Corrigez-le, p. ex. 5566778899.',
  'A Swedish organisation number has ten digits.': 'Un numéro d’organisation suédois a dix chiffres.',
  'The tax registration of a Swedish seller is the words "Godkänd för F-skatt".':
    'L’immatriculation fiscale d’un vendeur suédois est la mention « Godkänd för F-skatt ».',
  'Write "Godkänd för F-skatt".': 'Écrivez « Godkänd för F-skatt ».',
  'Swedish standard rates are 25, 12 and 6 percent.': 'Les taux normaux suédois sont 25, 12 et 6 pour cent.',
  'A Plusgiro account has digits only.': 'Un compte Plusgiro n’a que des chiffres.',
  'Correct the account.': 'Corrigez le compte.',
  'A Bankgiro account has digits only.': 'Un compte Bankgiro n’a que des chiffres.',
  'A Bankgiro account has 7 or 8 digits.': 'Un compte Bankgiro a 7 ou 8 chiffres.',
  'A Plusgiro account has 2 to 8 digits.': 'Un compte Plusgiro a 2 à 8 chiffres.',
  'Bankgiro and Plusgiro are given as a credit transfer.': 'Bankgiro et Plusgiro s’indiquent comme virement.',
  'Write 30, with SE:BANKGIRO or SE:PLUSGIRO as the institution.':
    'Écrivez 30, avec SE:BANKGIRO ou SE:PLUSGIRO comme établissement.',
  'Between Swedish parties a credit transfer has the code 30.': 'Entre parties suédoises, un virement a le code 30.',
  'Write 30.': 'Écrivez 30.',
  'The check digit of the Swedish organisation number is wrong.':
    'La clé de contrôle du numéro d’organisation suédois est fausse.',
  'Correct the number.': 'Corrigez le numéro.',
}

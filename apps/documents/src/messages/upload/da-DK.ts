import type { upload as english } from './en-US.ts'

export const upload: Record<keyof typeof english, string> = {
  'upload.title': 'Upload dokumenter',
  'upload.drop': 'Slip dokumenter hvor som helst her',
  'upload.intro':
    'UBL som XML eller JSON, CII eller en PDF efter Factur-X eller ZUGFeRD. Hver fil bliver en kladde, som du kontrollerer og sender.',
  'upload.choose': 'Vælg filer',
  'upload.waiting': 'Venter',
  'upload.reading': 'Uploader',
  'upload.done': 'Kladde',
  'upload.refused': 'Afvist',
  'upload.progress': '{done} af {all} filer',
  'upload.fine': 'Intet at rette',
  'upload.findings': '{count, plural, one {# ting at rette} other {# ting at rette}}',
  'upload.more': '{count, plural, one {og # mere: åbn for at se den} other {og # mere: åbn for at se dem}}',
  'upload.open': 'Åbn',
  'upload.close': 'Luk',
  'upload.again': 'Prøv igen',
  'upload.noDocument': '{file} er hverken XML, JSON eller PDF. Upload dokumentet i en af de former.',
  'upload.refusal.size':
    'Filen er større eller dybere, end et dokument må være. Del den, eller udelad det, der er indlejret.',
  'upload.refusal.kind':
    'Det er ikke et dokument, der kan læses. Upload UBL eller CII som XML, UBL som JSON eller en PDF med XML i.',
  'upload.refusal.encoding': 'Filens tegn er ikke i UTF-8. Gem den som UTF-8.',
  'upload.refusal.doctype':
    'Filen har en dokumenttypeerklæring (DOCTYPE). Fjern den: intet handelsdokument har brug for den.',
  'upload.refusal.damaged': 'Filen er beskadiget eller skåret af. Eksportér den igen fra det program, der skrev den.',
  'upload.refusal.encrypted': 'PDF-filen er krypteret. Upload den uden adgangskode og uden begrænsninger.',
  'upload.refusal.bare': 'PDF-filen indeholder ingen faktura som XML. Bed om XML-filen eller en hybrid PDF.',
  'upload.refusal.where': 'Det er i linje {line}, kolonne {column}.',
  'upload.results': 'Uploadede filer',
}

import type { DocumentType } from '../model/document-types.ts'
import { CAC, CBC, documentNamespace, EXT } from '../model/namespaces.ts'
import { read } from '../xml/read.ts'
import type { Tree } from '../xml/tree.ts'
import { bytesOf } from './fixtures.ts'

/** A UBL document that holds only the parts that a rule speaks of. */
export const ublFragment = (body: string, type: DocumentType = 'Invoice'): Tree =>
  read(
    bytesOf(
      `<${type} xmlns="${documentNamespace(type)}" xmlns:cac="${CAC}" xmlns:cbc="${CBC}" xmlns:ext="${EXT}">${body}</${type}>`,
    ),
  )

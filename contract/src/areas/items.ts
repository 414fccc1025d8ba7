import { Item, ItemInput } from '../entities/index.ts'
import { itemSides } from '../enumerations/index.ts'
import { call, id, maybe, nothing, oneOf, pageOf, paging, text, uuid, yes } from '../words/index.ts'

const needs = { id: 'id is required' }

/** Issue 19: what a company trades in, learned from what it sends. */
export const items = {
  listItems: call('GET items', {
    id: 'K-ITM-01',
    says: 'The items of the company whose name or number holds a text, those used last first. Prices are those of a connection where one is named and has any.',
    may: 'document.read',
    query: {
      ...paging(25),
      q: maybe(text({ max: 200 })),
      side: maybe(oneOf(itemSides)),
      connectionId: maybe(id('connection')),
      /** Those too that are not proposed. */
      hidden: yes(false),
    },
    returns: pageOf('Items', Item),
  }),

  saveItem: call('PUT items/{id}', {
    id: 'K-ITM-02',
    says: 'Enters an item under an id that the caller chose, or changes it. What was entered is not changed by what is sent later, but for its prices.',
    may: 'document.write',
    needs: { ...needs, body: 'Item is required' },
    path: { id: uuid() },
    body: ItemInput,
    returns: Item,
    fails: ['Conflict'],
  }),

  deleteItem: call('DELETE items/{id}', {
    id: 'K-ITM-03',
    says: 'Deletes an item. It comes back once it is sent again; one that is hidden does not.',
    may: 'document.write',
    needs,
    path: { id: id('item') },
    returns: nothing(),
    fails: ['ResourceNotFound'],
  }),
}

import { searchedKind } from '@bottega/rules/people/account.ts'
import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import { type PersonSort } from '@bottega/rules/people/person-sorts.ts'
import type { FoundPerson } from '@bottega/contract/backoffice/staff.ts'
import { pageOf, type PageView } from '@bottega/contract/common.ts'
import type { Reader } from '../../kernel/database/database.ts'
import { isBlank, readSearch } from '../../people/search/people-search.ts'
import { countPeople, listPeople, type PeopleFilter } from './people.repository.ts'

export interface PeopleSearch {
  q?: string | undefined
  codInt?: string | undefined
  page?: number | undefined
  pageSize?: number | undefined
  sort?: PersonSort | undefined
  userTypeId?: number | undefined
  stores: StoreScope
}

const usualPageSize = 20

/** Finds customers only, no other kind of account. `codInt` is the customer's number. */
export async function findPeople(
  db: Reader,
  {
    q = '',
    codInt,
    page = 1,
    pageSize = usualPageSize,
    sort = 'name',
    userTypeId = searchedKind.customer,
    stores,
  }: PeopleSearch,
): Promise<{ users: FoundPerson[]; page: PageView }> {
  const userId = codInt === undefined || codInt === '' ? undefined : numberOf(codInt)
  if (userTypeId !== searchedKind.customer || userId === null) return { users: [], page: pageOf(page, pageSize, 0) }
  const words = readSearch(q)
  if (isBlank(words) && q.trim() !== '') return { users: [], page: pageOf(page, pageSize, 0) }
  const filter: PeopleFilter = { words, userId, stores }
  const rows = await listPeople(db, filter, sort, pageSize, (page - 1) * pageSize)
  return {
    users: rows.map(({ userTypeId: type, companyName, ...person }) =>
      Object.assign(person, {
        companyName: companyName ?? '',
        codInt: String(person.userId),
        userType: { userTypeId: type },
      }),
    ),
    page: pageOf(page, pageSize, await countPeople(db, filter)),
  }
}

/** Null is no number a customer can have. */
function numberOf(text: string): number | null {
  const number = /^\d{1,10}$/.test(text.trim()) ? Number(text) : 0
  return number >= 1 && number <= 2_147_483_647 ? number : null
}

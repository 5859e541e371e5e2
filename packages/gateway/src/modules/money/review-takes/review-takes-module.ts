import { defineModule } from '../../../kernel/modules/define-module'
import { takeCase } from './take-case'
import { reviewTakeMigrations } from './migrations'

/** Who looks at a case of the review queue. */
export const reviewTakesModule = defineModule({
  name: 'money/review-takes',
  tables: ['review_takes'],
  migrations: reviewTakeMigrations,
  operations: [takeCase],
})

import { pageOf } from '../page.body';
import { DeletedRuleView } from './trash.view';

export class TrashBody extends pageOf(DeletedRuleView) {}

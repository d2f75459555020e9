/** How an exercise on the board looks, in every window: for mistakes and for puzzles. The order counts. */
import '../table/table.css';
import '../table/choices.css';
import './mistakes.css';
import './answers.css';
import './foot.css';
import './phone.css';
import './low.css';

/** Whether the side view is in sight: what it shows need not be said elsewhere. */
export class SideViewVisibility {
  isVisible = false;
}

import assert from 'node:assert/strict';
import { addedLines } from '../../../../src/editor/context/diffLines.ts';

const diff = `diff --git a/a.md b/a.md
index 1..2 100644
--- a/a.md
+++ b/a.md
@@ -1,4 +1,5 @@
 one
-two
+two, changed
+and a half
 three
 four
@@ -20,3 +21,2 @@ four
 twenty
-gone
 last
\\ No newline at end of file
`;

describe('the lines that a diff adds', () => {
  it('are those of the new file, counted from 0', () => {
    assert.deepEqual(addedLines(diff), [[1, 2]]);
  });

  it('are all of a new file', () => {
    assert.deepEqual(addedLines('--- /dev/null\n+++ b/new.md\n@@ -0,0 +1,2 @@\n+one\n+two\n'), [[0, 1]]);
  });

  it('are none where lines were only taken out', () => {
    assert.deepEqual(addedLines('@@ -3,2 +3,1 @@\n three\n-four\n'), []);
  });
});

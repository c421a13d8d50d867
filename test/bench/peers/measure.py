"""Measures texts with deepeval's metrics: one JSON object a line in, an empty line out once it is loaded and for each."""

import json
import sys

from deepeval.metrics import FaithfulnessMetric, HallucinationMetric
from deepeval.models import OpenAIModel
from deepeval.test_case import LLMTestCase

METRICS = {"faithfulness": FaithfulnessMetric, "hallucination": HallucinationMetric}

# What the library prints itself is no answer.
answers, sys.stdout = sys.stdout, sys.stderr
print("", file=answers, flush=True)
for line in sys.stdin:
    told = json.loads(line)
    model = OpenAIModel(model="gpt-4o-mini", base_url=told["url"], api_key="none")
    case = LLMTestCase(
        input=told["question"],
        actual_output=told["output"],
        context=told["context"],
        retrieval_context=told["context"],
    )
    METRICS[told["metric"]](model=model).measure(case, _show_indicator=False)
    print("", file=answers, flush=True)

